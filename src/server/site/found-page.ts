import type { PageBody, Photo } from '../../site/view.ts';

/** JSON-LD of one thing, without its context. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A page of the public site in one language, before anything stands around it. */
export interface FoundPage {
  readonly body: PageBody;
  readonly title: string;
  /** In the place of the title and the name of the site. */
  readonly metaTitle?: string | null;
  readonly description: string | null;
  readonly picture: Photo;
  /** Its address, without the host. */
  readonly href: string;
  /** The same page in the other language; null where that does not show it. */
  readonly otherHref: string | null;
  /** What stands above it, from the home page down, without itself. */
  readonly above: readonly { readonly href: string; readonly title: string }[];
  readonly canonical?: string | null;
  readonly isHidden?: boolean;
  readonly kind: 'website' | 'article';
  /** Made when the page is made, and not for sitemaps. */
  readonly data: () => readonly StructuredData[];
}

/** What an address of the public site means. */
export type Found =
  | { readonly is: 'page'; readonly page: FoundPage }
  | { readonly is: 'moved'; readonly to: string }
  | undefined;
