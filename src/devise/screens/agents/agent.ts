import type { AgentState } from '../../../domain/agents/agent-state.ts';
import type { BonusRules } from '../../../domain/agents/bonus-rules.ts';
import type { BookingState } from '../../../domain/agents/booking-state.ts';
import type { AmountSum } from '../../../domain/agents/money.ts';
import type { NumberKind } from '../../../domain/agents/registration-number.ts';
import type { StayLine } from '../../../domain/agents/stay-list.ts';
import type { Language } from '../../../domain/language.ts';

/** What the server says of travel agents. */

export interface Agent {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
  readonly language: Language;
  readonly agency: string;
  readonly number_kind: NumberKind;
  readonly number: string;
  readonly country: string;
  readonly city: string;
  readonly telephone: string | null;
  readonly state: AgentState;
  readonly reason: string | null;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly consent_version: string;
  readonly is_listed: boolean;
  readonly bookings: number;
}

export interface Payment {
  readonly id: number;
  readonly reference: string;
  readonly currency: string;
  readonly cents: number;
  readonly bookings: number;
  readonly paid_at: string;
}

export interface WholeAgent extends Omit<Agent, 'bookings'> {
  readonly others: readonly {
    readonly id: string;
    readonly name: string;
    readonly agency: string;
    readonly state: AgentState;
  }[];
  readonly sums: readonly AmountSum[];
  readonly payments: readonly Payment[];
}

export interface Booking {
  readonly id: number;
  readonly agent_id: string | null;
  readonly agent_name: string | null;
  readonly agency: string | null;
  readonly rivals: number;
  readonly resort_name: string;
  readonly number: string;
  readonly guest: string;
  readonly arrival: string;
  readonly nights: number;
  readonly rooms: number;
  readonly cents: number;
  readonly currency: string;
  readonly state: BookingState;
  readonly reason: string | null;
}

export interface Summary {
  readonly waiting: number;
  readonly sums: readonly AmountSum[];
  readonly resorts: readonly { readonly id: number; readonly name: string }[];
  readonly today: string;
}

export interface Rules extends BonusRules {
  readonly version: number;
}

export interface TriedStays {
  readonly lines: readonly StayLine[];
  /** Null where nothing was changed. */
  readonly verified: number | null;
}

export interface Advanced {
  readonly done: readonly number[];
  readonly left: readonly { readonly id: number; readonly why: string }[];
}
