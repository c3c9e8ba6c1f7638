import type { BookingEngine, EngineRequest } from './engine.ts';
import type { EngineName } from './engine-names.ts';
import { groupEngine } from './group-engine.ts';
import { linkWith } from './link-with.ts';
import { reservhotelEngine } from './reservhotel-engine.ts';

export const bookingEngines: Readonly<Record<EngineName, BookingEngine>> = {
  group: groupEngine,
  reservhotel: reservhotelEngine,
};

/** The address at which an engine books what is asked for; undefined where the engine's own address is none. */
export const bookingLink = (name: EngineName, base: string, request: EngineRequest): string | undefined =>
  linkWith(base, bookingEngines[name].parameters(request));
