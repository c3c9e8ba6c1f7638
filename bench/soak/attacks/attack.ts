import type { RunningServer } from '../../running-server.ts';

/** What an attack found: figures to print, and what did not hold. */
export interface AttackReport {
  /** One line each, with their units. */
  readonly figures: readonly string[];
  /** One line each; empty when everything held. */
  readonly problems: readonly string[];
}

/** The built Palapa with the demo that an attack runs against. Each attack gets a server of its own. */
export interface AttackTarget {
  readonly server: RunningServer;
  readonly dataDir: string;
}

/** Sends requests to the server on this machine only, bounded in number and time, and ends by itself. */
export type Attack = (target: AttackTarget) => Promise<AttackReport>;
