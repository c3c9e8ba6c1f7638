import type { SubscriberState } from '../../../domain/forms/subscriber.ts';
import type { Language } from '../../../domain/language.ts';

/** Whoever asked for the newsletter of a site. */
export interface Subscriber {
  readonly id: number;
  readonly site_id: number;
  readonly email: string;
  readonly language: Language;
  readonly state: SubscriberState;
  readonly consent: string;
  readonly consent_version: string;
  readonly asked_at: string;
  readonly confirmed_at: string | null;
  readonly ended_at: string | null;
}
