/** Something that happened, as `audit` gives it. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: string | null;
  readonly actor_name: string;
  readonly action: string;
  /** Whom or what it was done to: an email address, a record's name. */
  readonly subject: string;
  /** Of a record. */
  readonly type: string | null;
  readonly record_id: number | null;
  readonly site_id: number | null;
  readonly ip: string | null;
  readonly detail: unknown;
}

/** What people do to themselves needs no second name. */
export const toOneself = new Set([
  'sign-in',
  'sign-out',
  'password-changed',
  'invitation-accepted',
  'two-factor-on',
  'two-factor-off',
  'passkey-added',
  'passkey-removed',
  'account-changed',
]);
