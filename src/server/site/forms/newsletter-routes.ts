import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Phrase } from '../../../content/phrase/public-site/en.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { withLanguage } from '../../../domain/site/site-sections.ts';
import type { LetterView } from '../../../site/view.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { mailingSite } from '../../forms/mailing-site.ts';
import { readLeaveToken } from '../../forms/newsletter/leave-token.ts';
import {
  confirmNewsletter,
  leaveNewsletter,
  siteOfConfirmation,
} from '../../forms/newsletter/subscribers.ts';
import { hijackAfter } from '../../hub/api-routes.ts';
import { textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { sendProblem } from '../../plugins/problem.ts';
import { isDatabaseAway } from '../../plugins/transient-errors.ts';
import type { FoundPage } from '../found-page.ts';
import { respondWith } from '../make-page.ts';
import { openSite } from '../open-site.ts';
import { originsOf } from '../site-origin.ts';
import type { SiteRequest } from '../site-request.ts';
import type { FormPostParts } from './form-posts.ts';

/**
 * What the links in mails of the newsletter open. To open one changes nothing, because programs that look for malware open
 * every link of a mail; the button on the page does. Mail programs leave with one press of their own (RFC 8058).
 */

type Step = 'confirm' | 'leave';
type Said = 'ask' | 'done' | 'gone' | 'away';

const query = defineQuery({ token: textParameter({ maxLength: 120 }) });

const MAX_BODY = 16 * 1024;
/** Links of a process at a time, and milliseconds that one waits for its turn. */
const AT_ONCE = 2;
const MAX_WAIT = 2000;

function letterPage(request: SiteRequest, step: Step, said: Said, token: string): FoundPage {
  const { language, snapshot } = request;
  const phrases = guestPhrases(snapshot).site[language];
  const say = (part: 'title' | 'text'): string =>
    phrases[`newsletter-${said === 'away' ? 'away' : `${step}-${said}`}-${part}` as Phrase];
  const address = (inLanguage: Language) => withLanguage(`/newsletter/${step}`, inLanguage);
  const body: LetterView = {
    kind: 'letter',
    title: say('title'),
    text: say('text'),
    button:
      said === 'ask' || said === 'away'
        ? {
            text: phrases[`newsletter-${step}-button`],
            action: `${address(language)}?token=${encodeURIComponent(token)}`,
          }
        : null,
  };
  return {
    kind: 'website',
    body,
    title: body.title,
    description: null,
    picture: null,
    href: address(language),
    otherHref: null,
    above: [],
    isHidden: true,
    data: () => [],
  };
}

export function newsletterRoutes(app: FastifyInstance, parts: FormPostParts): void {
  const { db, storage, outbox, files, registry, publicOrigin } = parts;
  const inTurn = limitConcurrency(AT_ONCE, MAX_WAIT);

  /** The site as the mails of its newsletter name it; undefined where there is no such site any more. */
  async function senderOf(request: FastifyRequest, siteId: number) {
    const directory = await registry.directory();
    const [name, cache] = [directory.byId(siteId), await registry.site(siteId)];
    if (!name || !cache) return undefined;
    const { own } = originsOf(request, name, directory, publicOrigin);
    return { site: mailingSite(cache.snapshot.site, 'newsletter'), origin: own };
  }

  /**
   * 'gone' for a link that is none, or is over. Whoever left and comes again has left. The token says of which newsletter,
   * whatever site its host shows by now.
   */
  async function doStep(request: FastifyRequest, step: Step, token: string): Promise<Said> {
    const key = await app.signingKey();
    if (step === 'leave') {
      const id = readLeaveToken(token, key);
      if (id === undefined) return 'gone';
      await inTurn(() => leaveNewsletter(db, id));
      return 'done';
    }
    const siteId = await inTurn(() => siteOfConfirmation(db, token));
    const from = siteId && (await senderOf(request, siteId));
    if (!from) return 'gone';
    const isOnList = await inTurn(() => confirmNewsletter(db, token, { ...from, key }));
    if (isOnList) outbox.wake();
    return isOnList ? 'done' : 'gone';
  }

  async function answer(request: FastifyRequest, step: Step, token: string): Promise<Said> {
    if (!['ok', 'scarce'].includes(storage.state()) || !storage.isThere()) return 'away';
    try {
      return await doStep(request, step, token);
    } catch (error) {
      if (isDatabaseAway(error as object)) return 'away';
      throw error;
    }
  }

  const statusOf: Readonly<Record<Said, number>> = { ask: 200, done: 200, gone: 410, away: 503 };

  const handle =
    (step: Step, language: Language, act: (request: FastifyRequest, token: string) => Promise<Said>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const open = await openSite(request, parts);
      if (!open) return sendProblem(reply, 404, { detail: 'There is no such site.' });
      const { token = '' } = query.read(request);
      const said = token === '' ? 'gone' : await act(request, token);
      const wanted = open.requestIn(language);
      const page = letterPage(wanted, step, said, token);
      const made = respondWith({
        request: wanted,
        page,
        files,
        status: statusOf[said],
        alone: [],
        isSecret: true,
      });
      return hijackAfter(
        reply,
        made.then((response) => response.write(request.raw, reply.raw)),
      );
    };

  app.register(async (scope) => {
    // A mail program sends what it likes: the address says it all.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, _body, done) =>
      done(null),
    );
    const hidden = { schema: { hide: true } };
    for (const language of languages) {
      for (const step of ['confirm', 'leave'] as const) {
        const path = withLanguage(`/newsletter/${step}`, language);
        scope.get(
          path,
          hidden,
          handle(step, language, async () => 'ask'),
        );
        scope.post(
          path,
          hidden,
          handle(step, language, (request, token) => answer(request, step, token)),
        );
      }
    }
  });
}
