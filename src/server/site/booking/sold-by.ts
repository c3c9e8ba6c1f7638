import { placesIn } from '../../../domain/fields/country.ts';
import { resolveAddress } from '../../../domain/link.ts';
import type { SoldBy } from '../../../site/booking-views.ts';
import { bookedResorts } from '../../booking/booked-resorts.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';

/** The travel sites that sell the resorts of a site, for every market: which one a visitor is in, the page does not know. */
export const soldBy = (snapshot: Snapshot): SoldBy[] =>
  bookedResorts(snapshot).flatMap(({ resort, code }) => {
    const partners = resort.partners
      .filter(({ url }) => resolveAddress(url)?.kind === 'new-tab')
      .map(({ name, url, markets }) => ({ name, url, markets: placesIn(markets) }));
    return partners.length > 0 ? [{ resort: resort.name, code, partners }] : [];
  });
