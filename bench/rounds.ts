import { type Load, loadOn, median, type Slice } from './load.ts';
import type { RunningServer } from './running-server.ts';

/** Servers that answer the same question, measured in turns within one run. */
export interface Match {
  readonly name: string;
  readonly contestants: readonly Contestant[];
}

export interface Contestant {
  readonly server: RunningServer;
  readonly load: Load;
}

export interface Result {
  readonly name: string;
  /** Of each contestant, the median of its slices. */
  readonly slices: readonly Slice[];
  /** The first contestant's requests a second to each contestant's: the median of the ratios of each round. */
  readonly ratios: readonly number[];
}

const WARM_UP_SECONDS = 0.3;

function middleSlice(slices: readonly Slice[]): Slice {
  const known = slices.flatMap(({ processorTime }) => (processorTime === undefined ? [] : [processorTime]));
  return {
    perSecond: median(slices.map((one) => one.perSecond)),
    p50: median(slices.map((one) => one.p50)),
    p99: median(slices.map((one) => one.p99)),
    processorTime: known.length === 0 ? undefined : median(known),
  };
}

/** Every contestant has a slice in every round; who begins changes, so that no place in the round is worth more. */
export async function playRounds(matches: readonly Match[], rounds: number): Promise<Result[]> {
  for (const { server, load } of matches.flatMap((match) => match.contestants)) {
    await loadOn(server, { ...load, seconds: WARM_UP_SECONDS });
  }
  const played = matches.map(({ contestants }) => contestants.map((): Slice[] => []));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { contestants }] of matches.entries()) {
      for (let turn = 0; turn < contestants.length; turn += 1) {
        const who = (turn + round) % contestants.length;
        const { server, load } = contestants[who]!;
        played[at]![who]!.push(await loadOn(server, load));
      }
    }
  }
  return matches.map(({ name }, at) => {
    const [first, ...others] = played[at]!;
    const ratio = (other: readonly Slice[]) =>
      median(other.map((slice, round) => first![round]!.perSecond / slice.perSecond));
    return { name, slices: played[at]!.map(middleSlice), ratios: [1, ...others.map(ratio)] };
  });
}
