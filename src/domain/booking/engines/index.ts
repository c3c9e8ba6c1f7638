import type { BookingEngine, EngineRequest } from './engine.ts';
import { groupEngine } from './group-engine.ts';
import { linkWith } from './link-with.ts';
import { reservhotelEngine } from './reservhotel-engine.ts';

/** The families of booking engines that a resort may have. */
export const bookingEngines = {
  group: groupEngine,
  reservhotel: reservhotelEngine,
} as const satisfies Record<string, BookingEngine>;

export type EngineName = keyof typeof bookingEngines;

export const engineNames = Object.keys(bookingEngines) as EngineName[];

/** The address at which an engine books what is asked for; undefined where the engine's own address is none. */
export const bookingLink = (name: EngineName, base: string, request: EngineRequest): string | undefined =>
  linkWith(base, bookingEngines[name].parameters(request));
