/** What a new hash of a password costs, `memory` in KiB. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
}

/** As OWASP asks of argon2id. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2 };
