import { useState } from 'react';
import { isSameValue } from '../../domain/record/same-value.ts';
import { useTabStorage } from '../use-tab-storage.ts';
import { type MediaItem, type MediaValues, mediaValuesOf } from './media.ts';
import { isOvertaken, withTyped } from './with-typed.ts';

/** What was typed and not saved, and what it was typed upon. */
interface Typed {
  readonly version: number;
  readonly before: MediaValues;
  readonly values: MediaValues;
}

/** Upon the newest version: what nobody else changed meanwhile goes along, what somebody did waits to be decided. */
function upon(item: MediaItem, typed: Typed | null): Typed {
  const before = mediaValuesOf(item);
  const newest = { version: item.version, before, values: before };
  if (typed === null) return newest;
  if (typed.version === item.version || isOvertaken(typed.values, typed.before, before)) return typed;
  return { ...newest, values: withTyped(typed.values, typed.before, before) };
}

/** The values of a file's details as they are typed. They outlive a reload of the tab and the way back. */
export function useTypedValues(item: MediaItem) {
  const [typed, setTyped] = useTabStorage<Typed | null>(`media-${item.id}`, null);
  const [wasTyped] = useState(typed !== null);
  const { version, values } = upon(item, typed);
  const change = (update: (now: MediaValues) => MediaValues) =>
    setTyped((held) => {
      const now = upon(item, held);
      const next = update(now.values);
      return isSameValue(next, mediaValuesOf(item)) ? null : { ...now, values: next };
    });
  /** A new version that contains `sent`; what was typed since then stays. */
  const rebase = (sent: MediaValues, saved: MediaItem) =>
    setTyped((held) => {
      const before = mediaValuesOf(saved);
      const rebased = held && withTyped(held.values, sent, before);
      return rebased && !isSameValue(rebased, before)
        ? { version: saved.version, before, values: rebased }
        : null;
    });
  return {
    values,
    /** What they are saved upon: the server refuses an older one, and says what is there now. */
    version,
    change,
    rebase,
    startAnew: () => setTyped(null),
    isTypedBefore: wasTyped && typed !== null,
  };
}
