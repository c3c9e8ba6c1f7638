import { readdirSync, readFileSync } from 'node:fs';

/** Linux only, like the attacks' figures: elsewhere nothing is found. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Megabytes that a process holds in memory; 0 for one that is gone. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** Whether a process has loaded a shared library whose name holds these words. */
export const hasLoaded = (pid: number, library: string): boolean =>
  read(`/proc/${pid}/maps`).includes(library);

/** The processes that a process has started and whose command line holds these words. */
export function childrenOf(pid: number, words: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((one) => {
    // The fields after the name, which may itself hold spaces and parentheses: state, then the parent.
    const parent = read(`/proc/${one}/stat`).split(') ').at(-1)?.split(' ')[1];
    return Number(parent) === pid && read(`/proc/${one}/cmdline`).includes(words);
  });
}
