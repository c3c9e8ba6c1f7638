import type { PublicationSection } from '../../../domain/site/publications/publication-sections.ts';

export const READS_PATH = '/api/reads';

/** What the page of a post tells that somebody has it before them. */
export const readsAddress = (section: PublicationSection, id: number): string =>
  `${READS_PATH}?section=${section}&id=${id}`;
