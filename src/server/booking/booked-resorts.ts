import type { EngineName } from '../../domain/booking/engines/engine-names.ts';
import { isEngineAddress } from '../../domain/booking/engines/link-with.ts';
import { codesIn } from '../../domain/fields/named-records.ts';
import { fold } from '../../domain/fold.ts';
import { resortsForSite } from '../../domain/resort.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** A resort whose stays are booked on a site, and where. */
interface BookedResort {
  readonly resort: Snapshot['resorts'][number];
  readonly code: string;
  readonly engine: EngineName;
  /** Where its bookings begin. */
  readonly address: string;
  /** What the engine calls it. */
  readonly hotel: string;
}

/** The resorts that a site books: its own that say where, but for those that it leaves out. */
export function bookedResorts({ site, resorts }: Snapshot): BookedResort[] {
  const excluded = new Set(codesIn(site.bookingExcludeResorts).map(fold));
  return resortsForSite(resorts, site).flatMap((resort) => {
    const { booking, code } = resort;
    const { engine = null, address = null, hotel = null } = booking ?? {};
    if (code === null || engine === null || !isEngineAddress(address) || excluded.has(fold(code))) return [];
    return [{ resort, code, engine, address, hotel: hotel ?? code }];
  });
}

/** Other origins that the forms of a site lead to: of the engines that book, of whoever sells flights. */
export function formOrigins(snapshot: Snapshot): string[] {
  const { flights } = snapshot.site;
  const addresses = [
    ...bookedResorts(snapshot).map(({ address }) => address),
    ...(isEngineAddress(flights) ? [flights] : []),
  ];
  return [...new Set(addresses.flatMap((one) => (one.startsWith('/') ? [] : new URL(one).origin)))];
}
