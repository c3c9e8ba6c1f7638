/** A person as `users` gives them. */
export interface User {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly role_ids: readonly number[];
  readonly roles: readonly RoleName[];
  readonly site_ids: 'all' | readonly number[];
  readonly disabled: boolean;
  readonly invited: boolean;
  /** Null, as `last_seen_at` is, where the person is not the asker's to change. */
  readonly two_factor: boolean | null;
  readonly last_seen_at: string | null;
  /** Whether the asker may do all that this person may. */
  readonly is_yours_to_change: boolean;
}

export interface RoleName {
  readonly id: number;
  readonly name: string;
  readonly name_es?: string | null;
}

/** What somebody may do and where, as forms hold it. */
export interface Granted {
  readonly role_ids: readonly number[];
  readonly site_ids: 'all' | readonly number[];
}
