import { Select } from '@mantine/core';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import { usePhrases } from '../../staff-language.tsx';
import { type PageFields, versionsOf } from '../canvas/page-slices.ts';
import { historyPhrases } from '../history/phrases.ts';
import type { Revision } from '../history/revisions.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { exactly } from '../../shell/when.tsx';
import { type ComparedSide, readState, stateOfDraft } from '../../../domain/workflow/compared-side.ts';
import styles from './compare.module.css';
import type { ComparedPage } from './compare-pages.ts';
import { comparePhrases } from './phrases.ts';
import { isRead } from './sides.ts';

interface SideChoiceProps {
  readonly label: string;
  readonly fields: PageFields;
  readonly record: StaffRecord;
  readonly revisions: readonly Revision[];
  readonly drafts: readonly DraftFacts[];
  readonly side: ComparedSide;
  /** What is shown of it; undefined while it loads. */
  readonly page: ComparedPage | undefined;
  readonly onChange: (side: ComparedSide) => void;
}

/** Which state of the page stands on one side, and which of its versions where it has several. */
export function SideChoice(props: SideChoiceProps) {
  const { label, fields, record, revisions, drafts, side, page, onChange } = props;
  const { language } = useWorkflow();
  const words = usePhrases(comparePhrases);
  const history = usePhrases(historyPhrases);
  const versions = page ? versionsOf(page.values, fields) : [];
  const past = revisions.map(({ number, actor_name, at }) => ({
    value: String(number),
    label: words.revision(history.version(number), actor_name ?? history.palapa, exactly(at, language)),
  }));
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        data={[
          ...(isRead(record) ? [{ value: 'published', label: words.published }] : []),
          { value: 'saved', label: words.saved },
          ...drafts.map(({ key, updated_at }) => ({
            value: stateOfDraft(key),
            label: words.typed(exactly(updated_at, language)),
          })),
          ...past,
        ]}
        value={String(side.state)}
        onChange={(value) => value !== null && onChange({ ...side, state: readState(value) })}
        maxDropdownHeight={320}
        searchable
        allowDeselect={false}
      />
      {page && versions.length > 1 && (
        <Select
          label={words.versionOf(label)}
          data={versions.map(({ id, version_name: name }, place) => ({
            value: String(id),
            label: typeof name === 'string' && name !== '' ? name : String(place + 1),
          }))}
          value={String(versions[page.version]?.id)}
          onChange={(version) => onChange({ ...side, version })}
          allowDeselect={false}
        />
      )}
    </div>
  );
}
