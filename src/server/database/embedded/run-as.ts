import type { Account } from './account.ts';

type Start = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
};

/**
 * How to start a program as this account, in the words of `spawn`: no working folder it may not enter, no
 * secrets of Palapa's environment. A lent capability needs util-linux's `setpriv`, which sets all that and
 * then becomes the program.
 */
export function runAs(account: Account, program: string, args: string[]): [string, string[], Start] {
  const start = { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
  if (!account.isBorrowed) return [program, args, start];
  if (!account.capability) {
    // macOS counts "nobody" below zero, and Node takes ids as signed 32 bits.
    return [program, args, { ...start, uid: account.uid | 0, gid: account.gid | 0 }];
  }
  const { uid, gid, capability } = account;
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const lent = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
  // Without this bit access(2), by which initdb and postgres look for their own files, forgets the capability.
  return ['setpriv', [...ids, ...lent, '--securebits=+no_setuid_fixup', '--', program, ...args], start];
}
