import type { Link } from '../domain/link.ts';

/** A button of the demo, in one line. */
export const link = (
  type: NonNullable<Link['type']>,
  linktext: string,
  linkurl: string | null,
  pageId?: number,
) => ({ type, linktext, linkurl, pageId: pageId ?? null });
