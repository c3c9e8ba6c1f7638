/** What a part of `npm run check` found. `checked` counts what it looked at: none is a failure too. */
export interface Outcome {
  readonly checked: number;
  /** What is counted: 'files', 'modules'. */
  readonly of: string;
  readonly problems: readonly string[];
}

export interface Part {
  readonly name: string;
  /** `root` is the folder of package.json; the canaries give one of their own. */
  readonly check: (root: string) => Promise<Outcome>;
}

/** A guard that looked at nothing once reported that all was well. */
export const passes = ({ checked, problems }: Outcome): boolean => checked > 0 && problems.length === 0;
