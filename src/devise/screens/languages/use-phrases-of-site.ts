import { useQuery } from '@tanstack/react-query';
import { contentTypes } from '../../../content/index.ts';
import { languagesOf } from '../../site-languages.ts';
import { useSiteView } from '../../site-view.tsx';
import { everyRecordQuery } from '../../workflow/records/records.ts';
import { listedPhrases } from './listed-phrases.ts';

const { phrase } = contentTypes;

/** All phrases of the site that is looked at, and how they came. */
export function usePhrasesOfSite() {
  const { site, siteId } = useSiteView();
  const replacing = useQuery(everyRecordQuery(phrase, siteId));
  const spoken = languagesOf(site);
  return { site, siteId, spoken, replacing, phrases: listedPhrases(replacing.data ?? [], spoken) };
}
