import type { EarlyRoute } from '../../content/early.ts';
import { wallClockBy, type ZoneOffsets } from '../../domain/time/zone-offsets.ts';
import { isDay } from '../../domain/time/time-format.ts';
import { urlParameter } from './url-parameter.ts';

const addLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

/** The app takes these answers over where it would ask itself (`src/web/fetch.ts`). */
export function beginLoading(
  { styles, scripts, reads }: EarlyRoute,
  slug: string,
  offsets: ZoneOffsets,
): void {
  for (const href of styles) addLink({ rel: 'stylesheet', href });
  for (const href of scripts) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
  if (reads.length === 0) return;

  const now = new Date();
  const today = (wallClockBy(offsets, now) ?? now.toISOString()).slice(0, 10);
  const asked = urlParameter('day');
  // The app takes what is no day for today (`src/hub/events/events-navigator.tsx`).
  const day = asked !== undefined && isDay(asked) ? asked : today;
  const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')!.content;
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-TOKEN': token,
  };
  const early: NonNullable<typeof window.palapaEarly> = (window.palapaEarly = {});
  for (const read of reads) {
    const path = read.replace(':slug', slug).replace(':day', day);
    early[path] = fetch(`/api/${path}`, { headers, credentials: 'same-origin' });
  }
}
