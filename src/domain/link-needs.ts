import type { Link, LinkType } from './link.ts';

/** What staff have to say for a kind of link, beside its text. */
export type LinkNeed = 'address' | 'number' | 'file' | 'page' | null;

const needs: Readonly<Record<LinkType, LinkNeed>> = {
  'Playa Safe Stay': null,
  'Make Reservation': 'address',
  'Link Off': 'address',
  'Click To Call': 'number',
  'Download File': 'file',
  Content: 'page',
};

/** Null too for a link whose kind has not been chosen. */
export const needOf = (type: string | null | undefined): LinkNeed =>
  type !== null && type !== undefined && Object.hasOwn(needs, type) ? needs[type as LinkType] : null;

/** The link as another kind: what the new kind has no use for goes, so that nothing unseen is kept or refused. */
export function asLinkType<L extends Partial<Link>>(link: L, type: LinkType | null): L {
  const before = needOf(link.type);
  const need = needOf(type);
  const keepsAddress = before === need || (before !== 'number' && (need === 'address' || need === 'file'));
  return {
    ...link,
    type,
    linkurl: need !== null && need !== 'page' && keepsAddress ? (link.linkurl ?? null) : null,
    pageId: need === 'page' ? (link.pageId ?? null) : null,
  };
}

/**
 * A telephone number as it is kept, '+52 998 555 0101' → 'tel:+52 998 555 0101'; null when there is none. A blank at
 * its end stays, because more may be typed.
 */
export const telOf = (number: string): string | null => {
  const dialled = number.replace(/^\s*(tel:)?\s*/i, '');
  return dialled === '' ? null : `tel:${dialled}`;
};

export const numberOf = (linkurl: string | null | undefined): string => (linkurl ?? '').replace(/^tel:/i, '');
