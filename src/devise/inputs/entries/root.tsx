import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import { movedBetween, type Place } from '../../../domain/lists/nested-lists.ts';
import { Board } from '../order/board.tsx';
import { useChanging } from '../field/use-changing.ts';

type Entries = readonly unknown[];

/** The outermost list around an entry: inside of it, entries are taken from list to list. */
export interface Root {
  readonly field: Field;
  /** Its path in the form; paths of lists are told from here on. */
  readonly path: string;
  /** What it holds just now, for whoever asks at a click. */
  readonly peek: () => Entries;
  readonly move: (from: Place, to: Place) => void;
}

const Around = createContext<Root | undefined>(undefined);

export const useRoot = (): Root | undefined => useContext(Around);

/** 'locale.en.sections.0.items' → '0.items' inside 'locale.en.sections'. */
export const pathInside = (root: Root, path: string): string => path.slice(root.path.length + 1);

interface RootListProps {
  readonly field: Field;
  readonly path: string;
  readonly value: Entries;
  readonly onChange: (value: Entries) => void;
  readonly children: ReactNode;
}

export function RootList({ field, path, value, onChange, children }: RootListProps) {
  const change = useChanging<Entries>(value, onChange);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const root = useMemo(
    (): Root => ({
      field,
      path,
      peek: () => latest.current,
      move: (from, to) => change((held) => movedBetween(held, from, to)),
    }),
    [field, path, change],
  );
  return (
    <Around value={root}>
      <Board onMove={root.move}>{children}</Board>
    </Around>
  );
}
