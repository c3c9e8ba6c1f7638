import { contentTypes } from '../../../content/index.ts';
import { holds } from '../../../domain/staff/permission.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { ShareIcon } from '../../inputs/icons.tsx';
import { useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { newDraftKey } from '../draft/draft.ts';
import { createRecord } from '../records/records.ts';
import { Act } from './act.tsx';
import { type Entry, keptOnce, type PageFields, placingOf } from './page-slices.ts';
import { placedPhrases } from './placed-phrases.ts';

const type = contentTypes.shared_slice;

interface MakeSharedProps {
  readonly fields: PageFields;
  readonly slice: Entry;
  /** What the shared slice is called. */
  readonly name: string;
  readonly siteId: number | null;
  /** Puts what places the shared slice where the slice stood. */
  readonly onMade: (placing: Entry) => void;
}

/** Keeps a slice of a page once for many: it becomes a shared slice, which stands in its place. */
export function MakeShared({ fields, slice, name, siteId, onMade }: MakeSharedProps) {
  const phrases = usePhrases(placedPhrases);
  const { user, sites } = useSession();
  const site = sites.find(({ id }) => id === siteId);
  const making = useWrite({
    mutationFn: () =>
      createRecord(
        type,
        {
          siteId,
          key: newDraftKey(),
          // Unpublished, it would be gone from the page when that is published.
          publish: holds(user.publish_list, type.permission)
            ? { languages: site?.localized === false ? ['en'] : ['en', 'es'] }
            : undefined,
        },
        formValues(type, { name, slices: [keptOnce(fields, slice)] }),
      ),
    onSuccess: ({ id }) => {
      onMade(placingOf(fields, slice, id));
      toastSuccess(phrases.madeShared(name));
    },
    onError: toastFailure,
  });
  const isPossible = fields.blocks.blocks.shared !== undefined && slice.block !== 'shared';
  if (!isPossible || !holds(user.permissions_list, type.permission)) return null;
  return (
    <Act label={phrases.makeShared} loading={making.isPending} onClick={() => making.mutate()}>
      <ShareIcon />
    </Act>
  );
}
