import { inLanguage } from '../../../domain/language.ts';
import { addDays, dayOf } from '../../../domain/time/calendar.ts';
import type { PressPicture } from '../../../site/publication-views.ts';
import type { SiteRequest } from '../site-request.ts';
import { postOf, type Story } from './publications.ts';

/** The pictures of a press release that editors may download. */

export const PRESS_PICTURES_PATH = '/api/press-pictures';

/** The library's keys of what a release shows, each once. */
function picturesOf(request: SiteRequest, record: Story): string[] {
  const own = inLanguage(record.locale, request.language).image;
  const shown = (postOf(request, record)?.gallery ?? [])
    .filter((entry) => (entry.only_in ?? request.language) === request.language)
    .map(({ image }) => image);
  return [...new Set([own, ...shown])].filter((key) => key !== null);
}

/**
 * Without drawings, which are no pictures for print, and without those whose rights have ended. A page that shows one is
 * made anew on the day after its last.
 */
export function pressPictures(request: SiteRequest, record: Story): (PressPicture & { key: string })[] {
  const { snapshot, now, changes } = request;
  return picturesOf(request, record).flatMap((key) => {
    const picture = snapshot.context.picture(key);
    const { credit, until } = snapshot.rights(key);
    if (picture === null || picture.thumbhash === null) return [];
    if (until !== null) {
      if (until < dayOf(now)) return [];
      changes.push(`${addDays(until, 1)}T00:00`);
    }
    return [{ key, picture, credit, until, href: `${PRESS_PICTURES_PATH}/${record.id}/${key}.jpg` }];
  });
}
