import { isSame, sign } from '../../staff/session/signing-key.ts';

/** The link with which a subscriber leaves: it stands in every mail and holds for as long as there is a subscription. */

const PURPOSE = 'newsletter-leave';

export const leaveToken = (key: string, id: number): string => `${id}.${sign(key, `${PURPOSE} ${id}`)}`;

/** The subscriber's id; undefined for a token that nobody signed. */
export function readLeaveToken(token: string, key: string): number | undefined {
  const [id = '', signature = ''] = token.split('.');
  if (!/^\d{1,15}$/.test(id) || !isSame(signature, sign(key, `${PURPOSE} ${id}`))) return undefined;
  return Number(id);
}

/** Headers by which mail programs offer to leave with one press (RFC 8058). */
export const leaveHeaders = (link: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
