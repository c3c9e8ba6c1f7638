import type { BookingState } from '../domain/agents/booking-state.ts';
import type { NavigationLink } from './card.ts';
import type { FormView } from './form-views.ts';

/** What the pages of travel agents are drawn from. Amounts are texts: the server knows the currency. */

/** Where somebody registers, signs in, or chooses a password. */
export interface AgentDoorView {
  readonly kind: 'agent-door';
  /** The page that explains the programme, or one with its form alone. */
  readonly isEntrance: boolean;
  readonly title: string;
  readonly lead: string;
  readonly form: FormView;
  readonly links: readonly NavigationLink[];
  /** The address that agents write to; null where the site gives none. */
  readonly email: string | null;
}

export interface AgentArea {
  readonly name: string;
  readonly email: string | null;
  readonly links: readonly NavigationLink[];
  readonly signOut: { readonly action: string; readonly csrf: string };
}

export interface BookingLine {
  readonly id: number;
  readonly number: string;
  readonly guest: string;
  readonly resort: string;
  readonly arrival: string;
  readonly nights: number;
  readonly rooms: number;
  readonly amount: string;
  readonly state: BookingState;
  readonly reason: string | null;
}

export interface SumLine {
  readonly state: BookingState;
  readonly bookings: number;
  readonly amount: string;
}

export interface AgentBookingsView {
  readonly kind: 'agent-bookings';
  readonly area: AgentArea;
  /** Said above everything: what was logged just now, or how the application stands. */
  readonly notice: { readonly title: string; readonly text: string } | null;
  /** Null for whoever is not approved. */
  readonly form: FormView | null;
  readonly rules: readonly string[];
  readonly sums: readonly SumLine[];
  readonly bookings: readonly BookingLine[];
}

export interface PaymentLine {
  readonly id: number;
  readonly day: string;
  readonly reference: string;
  readonly bookings: number;
  readonly amount: string;
}

export interface AgentStatementView {
  readonly kind: 'agent-statement';
  readonly area: AgentArea;
  readonly year: number;
  readonly lead: string;
  readonly years: readonly NavigationLink[];
  readonly sums: readonly SumLine[];
  readonly bookings: readonly BookingLine[];
  readonly payments: readonly PaymentLine[];
  readonly table: string;
}

export interface AgentProfileView {
  readonly kind: 'agent-profile';
  readonly area: AgentArea;
  readonly notice: { readonly title: string; readonly text: string } | null;
  readonly form: FormView;
}

export interface AgentCard {
  readonly href: string;
  readonly name: string;
  readonly agency: string;
  readonly place: string;
  readonly speaks: string;
  readonly specialities: string;
  readonly about: string | null;
}

interface Option {
  readonly value: string;
  readonly text: string;
}

export interface AgentFinderView {
  readonly kind: 'agent-finder';
  readonly action: string;
  readonly isAway: boolean;
  readonly query: string;
  readonly language: string;
  readonly speciality: string;
  readonly languages: readonly Option[];
  readonly specialities: readonly Option[];
  readonly total: number;
  readonly agents: readonly AgentCard[];
  readonly previous: string | null;
  readonly next: string | null;
  /** Where agents register. */
  readonly register: string;
}

export interface AgentContactView {
  readonly kind: 'agent-contact';
  readonly agent: AgentCard;
  readonly form: FormView;
  readonly all: string;
}

export type AgentView =
  | AgentDoorView
  | AgentBookingsView
  | AgentStatementView
  | AgentProfileView
  | AgentFinderView
  | AgentContactView;
