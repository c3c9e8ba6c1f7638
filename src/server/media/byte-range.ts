import type { ByteRange } from './store/original-store.ts';

/**
 * The part of a file that a Range header asks for: undefined where all of it is to be sent, as for several parts at once,
 * and null where there is no such part.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const end = last === '' || first === '' ? size - 1 : Math.min(Number(last), size - 1);
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start <= end ? { start, end } : null;
}
