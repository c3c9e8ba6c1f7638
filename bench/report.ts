import type { Result } from './rounds.ts';

/** One limit and what was measured against it. */
export interface Verdict {
  readonly line: string;
  readonly isMet: boolean;
}

export function verdict(
  what: string,
  measured: number,
  kind: 'at least' | 'at most',
  limit: number,
): Verdict {
  const isMet = kind === 'at least' ? measured >= limit : measured <= limit;
  return {
    isMet,
    line: `${isMet ? 'met   ' : 'MISSED'}  ${what}: ${measured.toFixed(2)} (${kind} ${limit})`,
  };
}

const widths = [30, 16, 12, 9, 9, 9, 9] as const;

function row(...cells: readonly string[]): string {
  return cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('');
}

/** Medians of each contestant; `ratio` is the first one's requests a second to this one's, `cpu` microseconds a request. */
export function printTable(names: readonly string[], results: readonly Result[]): void {
  console.log(row('', '', 'requests/s', 'p50 ms', 'p99 ms', 'cpu µs', 'ratio'));
  for (const { name, slices, ratios } of results) {
    for (const [at, slice] of slices.entries()) {
      console.log(
        row(
          at === 0 ? name : '',
          names[at]!,
          slice.perSecond.toFixed(0),
          slice.p50.toFixed(2),
          slice.p99.toFixed(2),
          slice.processorTime?.toFixed(0) ?? '–',
          at === 0 ? '' : ratios[at]!.toFixed(2),
        ),
      );
    }
  }
}
