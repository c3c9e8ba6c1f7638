import { createHash, randomBytes } from 'node:crypto';
import { isSame, sign } from '../staff/session/signing-key.ts';

/**
 * What a form is sent with: when it was begun, signed, and a name of its own. A page that everybody gets from a cache holds
 * none; it is fetched when somebody begins to write, or comes with the page that asks for a second look (ADR 65).
 */
export interface FormTicket {
  readonly nonce: string;
  /** Epoch milliseconds. */
  readonly begunAt: number;
}

const PURPOSE = 'form-ticket';
/** Milliseconds. Whoever leaves a form open for longer looks at it once more. */
const LASTS = 24 * 3600 * 1000;
/** Nobody reads and fills in a form in less; programs do. */
export const MIN_AGE = 2000;

const signed = (key: string, siteId: number, said: string) => sign(key, `${PURPOSE} ${siteId} ${said}`);

export function newTicket(key: string, siteId: number, begunAt: number): string {
  const said = `${begunAt.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${said}.${signed(key, siteId, said)}`;
}

/** Undefined for what nobody signed for the site, and for what is too old. `now` in epoch milliseconds. */
export function readTicket(
  ticket: string,
  { key, siteId, now }: { readonly key: string; readonly siteId: number; readonly now: number },
): FormTicket | undefined {
  const [began = '', nonce = '', signature = ''] = ticket.split('.');
  if (!isSame(signature, signed(key, siteId, `${began}.${nonce}`))) return undefined;
  const begunAt = Number.parseInt(began, 36);
  return now - begunAt < LASTS ? { nonce, begunAt } : undefined;
}

/**
 * What is sent: the same name means that it came before, pressed twice or repeated by a browser that heard no answer. A
 * ticket alone does not tell: whoever goes back and writes something else sends it with the ticket that the page still has.
 */
export const nameOfSent = ({ nonce }: FormTicket, said: unknown): string =>
  createHash('sha256')
    .update(`${nonce}\n${JSON.stringify(said)}`)
    .digest('base64url');
