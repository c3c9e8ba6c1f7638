import type { Language } from '../../language.ts';
import type { CodeName, PromoState } from '../promo-state.ts';
import type { Stay } from '../stay.ts';

/** What a booking engine is handed: the hotel as it calls it, the stay, and the codes. */
export interface EngineRequest {
  readonly hotel: string;
  readonly stay: Stay;
  readonly codes: PromoState;
  readonly language: Language;
}

export type Parameter = readonly [name: string, value: string | null];
export type Parameters = ReadonlyMap<string, string>;

/** What arrived at an engine, as its own page reads it. */
export interface ArrivedRequest extends EngineRequest {
  /** Of the codes only those of its family; the others are null. */
  readonly codes: PromoState;
}

/** A family of booking engines: how it is told what to book. A third family is a file like the two, and a line. */
export interface BookingEngine {
  /** The codes of its family: it is told no others. */
  readonly takes: readonly CodeName[];
  /** Its own name for a kind of code that a visitor typed. */
  readonly codeFor: (kind: CodeName) => CodeName;
  readonly parameters: (request: EngineRequest) => readonly Parameter[];
  /** The way back. Undefined where an address does not ask for a stay. */
  readonly read: (parameters: Parameters) => ArrivedRequest | undefined;
}
