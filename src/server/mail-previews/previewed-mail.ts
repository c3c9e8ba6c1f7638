import type { Language } from '../../domain/language.ts';
import type { Database } from '../content/store/repository.ts';
import type { GroupSite } from '../agents/group-site.ts';
import type { Email } from '../mail/email-template.ts';
import type { OutgoingMail } from '../mail/outbox.ts';
import type { SiteRequest } from '../site/site-request.ts';

/** In the place of the secret of a link: what is previewed opens nothing. */
export const NO_TOKEN = 'preview';

export interface PreviewedMail {
  readonly mail: Email | OutgoingMail;
  /** The screen of the record that it is made from; undefined where there is none yet, and the example is invented. */
  readonly record?: string | undefined;
  /** Set where nothing of the kind is sent, as the site has no address for it. */
  readonly isNotSent?: true;
}

/** What mails are made from: a site, and the newest records of it. */
export interface PreviewSources {
  readonly db: Database;
  readonly siteId: number;
  /** The site as its visitors of a language see it. */
  readonly requestIn: (language: Language) => SiteRequest;
  /** Of the group, to which travel agents belong. */
  readonly group: () => Promise<GroupSite>;
  /** Scheme and host of the staff app. */
  readonly deviseOrigin: string;
  /** Who looks. */
  readonly staff: { readonly name: string; readonly siteIds: 'all' | readonly number[] };
}
