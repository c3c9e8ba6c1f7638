import type { contentTypes } from '../../content/index.ts';
import type { PageBody, Photo } from '../../site/view.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';

/** JSON-LD of one thing, without its context. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A version that takes part in a draw. */
export interface DrawnVersion {
  /** The id of its entry. */
  readonly version: string;
  readonly share: number | null;
}

/** What is drawn on a page: which of the versions that share its visitors one of them gets. */
export interface PageDraw {
  readonly page: number;
  /** The same for the same versions with the same shares; what is counted under one name may be compared. */
  readonly name: string;
  readonly versions: readonly DrawnVersion[];
}

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
  /** Run by no script of another host: travel agents register or sign in on it, or its address holds a token. */
  readonly isUncounted?: boolean;
  /** Set where several versions share the visitors, of which this is one. */
  readonly draw?: PageDraw;
  /** What is told that a link of a drawn version was pressed. */
  readonly presses?: string;
  /** The feed of the list that it is of, or stands in. */
  readonly feed?: string;
  /** What is looked at over the page before it is published. */
  readonly layer?: PublishedRecord<typeof contentTypes.pop_up>;
  readonly kind: 'website' | 'article';
  /** Made when the page is made, and not for sitemaps. */
  readonly data: () => readonly StructuredData[];
}

/** The page of a record, before it is known where it stands. */
export interface MadeRecordPage {
  readonly title: string;
  readonly metaTitle?: string;
  readonly description: string | null;
  readonly picture: FoundPage['picture'];
  readonly body: PageBody;
  readonly data: () => readonly StructuredData[];
  readonly kind?: FoundPage['kind'];
  readonly feed?: string;
}

/** What an address of the public site means. */
export type Found =
  | { readonly is: 'page'; readonly page: FoundPage }
  | { readonly is: 'moved'; readonly to: string }
  | undefined;
