import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { useMemo } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import { heldBy } from './held.ts';

interface SpokenOrder {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

/** What is said while something is carried, for whoever does not see it move. */
export function useSpokenOrder(): SpokenOrder {
  const { order } = usePhrases(inputPhrases);
  return useMemo(() => {
    const nameOf = (thing: Parameters<typeof heldBy>[0]) => heldBy(thing)?.name ?? '';
    const placeOf = (thing: Parameters<typeof heldBy>[0]) => (heldBy(thing)?.place ?? 0) + 1;
    return {
      announcements: {
        onDragStart: ({ active }) => order.taken(nameOf(active)),
        onDragOver: ({ active, over }) => (over ? order.over(nameOf(active), placeOf(over)) : undefined),
        onDragEnd: ({ active, over }) =>
          over ? order.put(nameOf(active), placeOf(over)) : order.back(nameOf(active)),
        onDragCancel: ({ active }) => order.back(nameOf(active)),
      },
      screenReaderInstructions: { draggable: order.howTo },
    };
  }, [order]);
}
