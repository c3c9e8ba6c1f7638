import { fold } from '../fold.ts';
import type { EngineName } from './engines/engine-names.ts';
import { bookingEngines } from './engines/index.ts';
import { codeNames } from './promo-state.ts';
import { type BookingCodeTrigger, type Cause, causesOf, codesOf, resortsNamedBy } from './trigger.ts';

/** What about the triggers of a group will surprise whoever wrote them. */

export type TriggerWarning =
  /** It gives no codes that an engine knows, so that it never counts. */
  | { readonly trigger: number; readonly is: 'gives-nothing' }
  /** It names resorts that are not there: at those it holds nowhere. */
  | { readonly trigger: number; readonly is: 'unknown-resort'; readonly resorts: readonly string[] }
  /** The booking engines of these resorts take none of its codes: there it gives nothing. */
  | { readonly trigger: number; readonly is: 'not-taken'; readonly resorts: readonly string[] }
  /** All resorts that it names are unknown: it never matches. */
  | { readonly trigger: number; readonly is: 'never-matches' }
  /** Another one with the same cause counts first, wherever this one holds. */
  | { readonly trigger: number; readonly is: 'hidden'; readonly by: number; readonly cause: string }
  /** Another one with the same cause gives other codes at some of its resorts: the older one counts there. */
  | { readonly trigger: number; readonly is: 'clash'; readonly by: number; readonly cause: string };

interface WarnedResort {
  readonly code: string | null;
  readonly triggers: readonly number[];
  readonly booking: { readonly engine: EngineName | null } | null;
}

interface Held {
  readonly trigger: BookingCodeTrigger;
  /** The known resorts at which it holds, folded. */
  readonly at: ReadonlySet<string>;
  /** Whether it holds at all resorts, unless it is meant for one. */
  readonly isForAll: boolean;
}

/** Whether two triggers have the same cause, so that no booking can prefer one for what it says. */
const keyOf = ({ why, keys }: Cause): string => JSON.stringify([why, [...new Set(keys)].sort()]);

/** Whether the codes of a trigger count before those of another at a resort where both hold. */
function goesFirst(one: Held, other: Held, resort: string, listed: ReadonlySet<string>): boolean {
  const isMeant = ({ trigger, isForAll }: Held) => !isForAll || listed.has(`${trigger.id} ${resort}`);
  if (isMeant(one) !== isMeant(other)) return isMeant(one);
  return one.trigger.id < other.trigger.id;
}

export function triggerWarnings(
  triggers: readonly BookingCodeTrigger[],
  resorts: readonly WarnedResort[],
): TriggerWarning[] {
  const known = resorts.flatMap(({ code }) => (code === null ? [] : fold(code)));
  const listed = new Set(
    resorts.flatMap(({ code, triggers: ids }) => ids.map((id) => `${id} ${fold(code ?? '')}`)),
  );
  const warnings: TriggerWarning[] = [];
  const held = triggers.flatMap((trigger): Held[] => {
    const { id } = trigger;
    const named = resortsNamedBy(trigger);
    const unknown = named.filter((one) => !known.includes(one));
    const at = known.filter((one) => named.length === 0 || named.includes(one) || listed.has(`${id} ${one}`));
    if (unknown.length > 0) warnings.push({ trigger: id, is: 'unknown-resort', resorts: unknown });
    const codes = codesOf(trigger);
    if (Object.keys(codes).length === 0) {
      warnings.push({ trigger: id, is: 'gives-nothing' });
      return [];
    }
    if (named.length > 0 && at.length === 0) {
      warnings.push({ trigger: id, is: 'never-matches' });
      return [];
    }
    const gives = codeNames.filter((name) => Object.hasOwn(codes, name));
    const isTakenBy = (engine: EngineName) =>
      gives.some((name) => bookingEngines[engine].takes.includes(name));
    const untaken = resorts.flatMap(({ code, booking }) => {
      const engine = booking?.engine;
      if (code === null || !engine || !at.includes(fold(code))) return [];
      return gives.length === 0 || isTakenBy(engine) ? [] : [code];
    });
    if (untaken.length > 0) warnings.push({ trigger: id, is: 'not-taken', resorts: untaken });
    return [{ trigger, at: new Set(at), isForAll: named.length === 0 }];
  });
  const byCause = Map.groupBy(
    held.flatMap((one) => causesOf(one.trigger).map((cause) => ({ one, cause }))),
    ({ cause }) => keyOf(cause),
  );
  for (const same of byCause.values()) {
    for (const { one, cause } of same) {
      const before = same.flatMap(({ one: other }) => {
        const lost = [...one.at].filter(
          (resort) => other.at.has(resort) && goesFirst(other, one, resort, listed),
        );
        return other === one || lost.length === 0 ? [] : [{ other, hides: lost.length === one.at.size }];
      });
      // That one which is meant for a resort goes before those for all is how triggers are meant to be used.
      const worst =
        before.find(({ hides }) => hides) ?? before.find(({ other }) => !one.isForAll || other.isForAll);
      if (!worst) continue;
      warnings.push({
        trigger: one.trigger.id,
        is: worst.hides ? 'hidden' : 'clash',
        by: worst.other.trigger.id,
        cause: cause.written,
      });
    }
  }
  return warnings;
}
