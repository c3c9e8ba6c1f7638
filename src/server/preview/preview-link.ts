import { isLanguage, type Language } from '../../domain/language.ts';
import { isSame, sign } from '../staff/session/signing-key.ts';

/** A link to a preview that opens without signing in, until it expires: what it shows is in it, signed. */
export interface PreviewLink {
  /** The saved record, '<path>.<id>'; empty for one that is not saved yet. */
  readonly record: string;
  /** The draft that is shown for as long as there is one; empty where none is. */
  readonly draft: string;
  /** Whoever made the link: it opens for as long as they may see the record. */
  readonly staffId: string;
  readonly language: Language;
  /** The entry of a version, and a wall clock of the property; empty where none is asked for. */
  readonly version: string;
  readonly asOf: string;
  /** Epoch milliseconds. */
  readonly expires: number;
}

export const LINK_LASTS = 7 * 24 * 60 * 60 * 1000;

/** Stands in no key, version or moment; a revision's key has the signs that addresses may have. */
const BETWEEN = '\n';

/** Keeps these signatures apart from all others that are made with the same key. */
const PURPOSE = 'preview-link ';

export function tokenOf(link: PreviewLink, key: string): string {
  const { record, draft, staffId, language, version, asOf, expires } = link;
  const parts = [record, draft, staffId, language, version, asOf, expires.toString(36)];
  const said = Buffer.from(parts.join(BETWEEN)).toString('base64url');
  return `${said}.${sign(key, PURPOSE + said)}`;
}

/** Undefined for a token that nobody signed, that was changed, or whose time is over. `now` in epoch milliseconds. */
export function readToken(token: string, key: string, now: number): PreviewLink | undefined {
  const [said = '', signature = ''] = token.split('.');
  if (!isSame(signature, sign(key, PURPOSE + said))) return undefined;
  const parts = Buffer.from(said, 'base64url').toString().split(BETWEEN);
  const [record = '', draft = '', staffId = '', language, version = '', asOf = '', expiry = ''] = parts;
  const expires = Number.parseInt(expiry, 36);
  if (!isLanguage(language) || !(now < expires)) return undefined;
  return { record, draft, staffId, language, version, asOf, expires };
}
