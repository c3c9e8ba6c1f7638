import {
  forgotFields,
  newPasswordFields,
  registerFields,
  signInFields,
} from '../../../content/agents/agent-fields.ts';
import type { Phrase } from '../../../content/phrase/public-site/en.ts';
import type { FormField } from '../../../domain/forms/form-field.ts';
import { otherLanguage } from '../../../domain/language.ts';
import { agentsPath, findAgentPath } from '../../../domain/site/agent-paths.ts';
import type { FormView } from '../../../site/form-views.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { mailingSite } from '../../forms/mailing-site.ts';
import type { FoundPage } from '../found-page.ts';
import type { FilledForm } from '../forms/filled-form.ts';
import { shownForm } from '../forms/form-view.ts';
import { sayIn } from '../say.ts';
import type { SiteRequest } from '../site-request.ts';

/** The pages on which travel agents register, sign in and choose a password. */

export type DoorName = 'agents' | 'register' | 'forgot' | 'confirm' | 'reset';

interface Door {
  readonly fields: Readonly<Record<string, FormField>>;
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly button: Phrase;
  /** Said in the place of the form once it was taken. */
  readonly thanks: { readonly title: Phrase; readonly text: Phrase } | null;
  /** Where it is sent. */
  readonly action: 'sign-in' | 'register' | 'forgot' | 'confirm' | 'reset';
  /** It is taken without a ticket. */
  readonly isDirect: boolean;
  readonly links: readonly ('register' | 'forgot' | 'agents' | 'find')[];
}

export const doors: Readonly<Record<DoorName, Door>> = {
  agents: {
    fields: signInFields,
    title: 'agents',
    lead: 'agents-lead',
    button: 'agents-sign-in',
    thanks: null,
    action: 'sign-in',
    isDirect: true,
    links: ['register', 'forgot', 'find'],
  },
  register: {
    fields: registerFields,
    title: 'agents-register',
    lead: 'agents-register-lead',
    button: 'agents-register-button',
    thanks: { title: 'agents-registered', text: 'agents-registered-text' },
    action: 'register',
    isDirect: false,
    links: ['agents'],
  },
  forgot: {
    fields: forgotFields,
    title: 'agents-forgot',
    lead: 'agents-forgot-lead',
    button: 'agents-forgot-button',
    thanks: { title: 'agents-forgot-sent', text: 'agents-forgot-sent-text' },
    action: 'forgot',
    isDirect: false,
    links: ['agents', 'register'],
  },
  confirm: {
    fields: newPasswordFields,
    title: 'agents-confirm',
    lead: 'agents-confirm-lead',
    button: 'agents-confirm-button',
    thanks: null,
    action: 'confirm',
    isDirect: true,
    links: ['agents'],
  },
  reset: {
    fields: newPasswordFields,
    title: 'agents-reset',
    lead: 'agents-reset-lead',
    button: 'agents-reset-button',
    thanks: null,
    action: 'reset',
    isDirect: true,
    links: ['agents'],
  },
};

const linkPhrases = {
  register: 'agents-register',
  forgot: 'agents-forgot',
  agents: 'agents-door',
  find: 'find-agent',
} as const satisfies Record<Door['links'][number], Phrase>;

/** How a door is shown beside what everybody sees. */
interface Shown {
  readonly filled?: FilledForm;
  /** Of the link with which it was opened; it stands in the address. */
  readonly token?: string;
  /** It stands at another address than its own. */
  readonly isElsewhere?: boolean;
  /** In the place of what the outcome says. */
  readonly notice?: {
    readonly title: Phrase;
    readonly text: Phrase;
    readonly words?: Record<string, string>;
  };
}

function doorForm(name: DoorName, request: SiteRequest, { filled, token, notice }: Shown): FormView {
  const { language, snapshot, drafted } = request;
  const { fields, button, thanks, action, isDirect } = doors[name];
  const phrases = guestPhrases(snapshot).site[language];
  const isSent = filled?.outcome.is === 'sent' && thanks !== null;
  const shown = shownForm(fields, request, filled);
  const said = (phrase: Phrase) => sayIn(request)(phrase, notice?.words);
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  return {
    ...shown,
    name: `agents-${name}`,
    action: `${agentsPath(language, action)}${query}#form-agents-${name}`,
    button: phrases[button],
    notice: notice ? { title: said(notice.title), text: said(notice.text) } : shown.notice,
    thanks: isSent ? { title: phrases[thanks.title], text: phrases[thanks.text] } : null,
    ...(isDirect && { hidden: {} }),
    isDisabled: drafted !== undefined,
  };
}

export function doorPage(name: DoorName, request: SiteRequest, shown: Shown = {}): FoundPage {
  const { language, snapshot } = request;
  const phrases = guestPhrases(snapshot).site[language];
  const { title, lead, links } = doors[name];
  const pathIn = (one: SiteRequest['language']) =>
    name === 'agents' ? agentsPath(one) : agentsPath(one, name);
  return {
    kind: 'website',
    body: {
      kind: 'agent-door',
      isEntrance: name === 'agents',
      title: phrases[title],
      lead: phrases[lead],
      form: doorForm(name, request, shown),
      email: mailingSite(snapshot.site, 'agent').address,
      links: links.map((one) => ({
        href:
          one === 'find'
            ? findAgentPath(language)
            : one === 'agents'
              ? agentsPath(language)
              : agentsPath(language, one),
        text: phrases[linkPhrases[one]],
        isCurrent: false,
      })),
    },
    title: phrases[title],
    description: phrases[lead],
    picture: null,
    href: pathIn(language),
    otherHref: snapshot.site.localized ? pathIn(otherLanguage(language)) : null,
    above: name === 'agents' ? [] : [{ href: agentsPath(language), title: phrases.agents }],
    isUncounted: true,
    isHidden: shown.filled !== undefined || shown.token !== undefined || shown.isElsewhere === true,
    data: () => [],
  };
}
