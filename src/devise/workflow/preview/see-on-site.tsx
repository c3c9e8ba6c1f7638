import type { ContentType } from '../../../domain/content-type.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import { titledLanguages } from '../../../domain/record/title.ts';
import { usePhrases } from '../../staff-language.tsx';
import { usePublicationLanguages } from '../publication/publication-languages.ts';
import { useReader } from '../publication/use-reader.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { workflowPhrases } from '../phrases.ts';
import { SeeLive } from './see-live.tsx';

/** Records of the type are pages of the public site, each with an address of its own. */
export const hasAddress = ({ appears }: ContentType): boolean =>
  appears?.guests?.page?.versions !== undefined || appears?.guests?.sitePage === true;

interface SeeOnSiteProps {
  readonly type: ContentType;
  readonly record: StaffRecord;
}

/** A link to the page on its site in each language that visitors read it in; none before the date of a post. */
export function SeeOnSite({ type, record }: SeeOnSiteProps) {
  const { done } = usePhrases(workflowPhrases);
  const offered = usePublicationLanguages(type, siteOf(type, record));
  const { opens } = useReader(type, record);
  if (opens !== undefined) return null;
  const titled = titledLanguages(type, record);
  return offered
    .filter((one) => record.publication[one].revision !== null)
    .filter((one) => offered.length === 1 || titled.includes(one))
    .map((one) => (
      <li key={one}>
        <SeeLive
          path={type.path}
          id={record.id}
          language={one}
          label={offered.length === 1 ? done.seeOnSite : done.seeOnSiteIn[one]}
          note={done.seeOnSiteNote}
        />
      </li>
    ));
}
