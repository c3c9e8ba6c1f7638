import type { BookingCodes } from '../../domain/booking/trigger-index.ts';
import { keptLanding } from './landing.ts';

/** The codes that this visit brings to a resort: asked for once, and kept until the browser is closed. */

/** What the endpoint answers. */
interface AnsweredCodes extends BookingCodes {
  readonly country: string | null;
}

export interface VisitCodes extends AnsweredCodes {
  /** The query of the page on which they were found; '' where it was not the address that brought them. */
  readonly landing: string;
  /** The query that the visit had come with when they were asked for. */
  readonly cameWith: string;
}

/** Parameters of the endpoint itself, which a page may have in its address for reasons of its own. */
const OWN = ['resort', 'typed', 'typed_as'];

const keyOf = (resort: string) => `palapa-codes ${resort}`;

function keptCodes(resort: string): VisitCodes | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(resort)) ?? 'null') as VisitCodes | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepCodes(resort: string, codes: VisitCodes): VisitCodes {
  try {
    sessionStorage.setItem(keyOf(resort), JSON.stringify(codes));
  } catch {
    // They are asked for again on the next page.
  }
  return codes;
}

async function askFor(resort: string, landing: string, cameWith: string): Promise<VisitCodes> {
  const query = new URLSearchParams(landing);
  for (const name of OWN) query.delete(name);
  query.set('resort', resort);
  const response = await fetch(`/api/devise/booking-codes/by-resort?${query}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  if (!response.ok) throw new Error(`Booking codes: ${response.status}`);
  const { data } = (await response.json()) as { data: AnsweredCodes };
  return { ...data, landing: data.reason.why === 'url' ? landing : '', cameWith };
}

/**
 * An address with codes of its own replaces what the visit had: that of the page, then the one with which the visit came
 * from elsewhere, if it is new. Undefined where the server cannot be asked.
 */
export async function visitCodes(resort: string, search: string): Promise<VisitCodes | undefined> {
  const kept = keptCodes(resort);
  const cameWith = keptLanding();
  const queries = new Set([search, kept?.cameWith === cameWith ? '' : cameWith]);
  queries.delete('');
  if (kept && queries.size === 0) return kept;
  try {
    let codes: VisitCodes | undefined;
    for (const query of queries.size === 0 ? [''] : queries) {
      codes = await askFor(resort, query, cameWith);
      if (codes.reason.why === 'url') return keepCodes(resort, codes);
    }
    return keepCodes(resort, { ...(kept ?? codes!), cameWith });
  } catch {
    return kept;
  }
}
