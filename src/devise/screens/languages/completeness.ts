import { allContentTypes } from '../../../content/index.ts';
import { titlePlace } from '../../../domain/record/title-place.ts';
import type { WaitingCount } from '../translations/translations.ts';

/** Types whose records are translated at all: a redirect says nothing. */
const translated = new Set(
  allContentTypes
    .filter(
      (type) => titlePlace(type) !== undefined || Object.values(type.fields).some((field) => field.localized),
    )
    .map(({ name }) => name),
);

export interface Completeness {
  readonly total: number;
  /** Records with a text that is missing, or whose original changed. */
  readonly waiting: number;
}

/** How complete the translation of a site is, of the group's records for null: of the counts of the translation screen. */
export function completenessOf(counts: readonly WaitingCount[], siteId: number | null): Completeness {
  const own = counts.filter(({ type, site_id }) => site_id === siteId && translated.has(type));
  return {
    total: own.reduce((sum, { total }) => sum + total, 0),
    waiting: own.reduce((sum, { missing, changed }) => sum + missing + changed, 0),
  };
}

/** Less than all is never said to be all of it: 99.7 % is 99. */
export const shareOf = ({ total, waiting }: Completeness): number =>
  total === 0 ? 1 : Math.floor(((total - waiting) / total) * 100) / 100;
