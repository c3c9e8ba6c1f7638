import { useEffect, useState } from 'react';
import { isInside } from '../../../domain/record/same-value.ts';

/** Entries are drawn closed. Whoever takes the focus into one has it and those around it opened first. */
let wanted = '';
const isWanted = (path: string) => isInside(wanted, path);
const listeners = new Set<() => void>();

/** Opens every entry that the path lies in, also those that only appear once an outer one is open. */
export function openTowards(path: string): void {
  wanted = path;
  for (const listener of listeners) listener();
}

export const isOpeningDone = (): void => void (wanted = '');

export function useOpen(path: string, first: boolean) {
  const [isOpen, setOpen] = useState(() => first || isWanted(path));
  useEffect(() => {
    const listen = () => {
      if (isWanted(path)) setOpen(true);
    };
    listen();
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, [path]);
  return [isOpen, setOpen] as const;
}
