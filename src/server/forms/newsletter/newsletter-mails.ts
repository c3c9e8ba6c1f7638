import { forms } from '../../../content/forms/index.ts';
import type { Language } from '../../../domain/language.ts';
import { withLanguage } from '../../../domain/site/site-sections.ts';
import type { OutgoingMail } from '../../mail/outbox.ts';
import { footOf, type MailingSite, renderLetter } from '../form-mails.ts';
import { leaveHeaders } from './leave-token.ts';

interface To {
  readonly subscriberId: number;
  readonly email: string;
  readonly language: Language;
  readonly site: MailingSite;
}

/** '/newsletter/confirm', '/es/newsletter/leave', with its token. */
export const newsletterAddress = (
  origin: string,
  language: Language,
  step: 'confirm' | 'leave',
  token: string,
): string => `${origin}${withLanguage(`/newsletter/${step}`, language)}?token=${token}`;

const words = {
  en: {
    confirm: 'Confirm the newsletter',
    welcome: 'The newsletter is yours',
    welcomeText: 'Thank you, your address is confirmed. The next newsletter comes to you.',
    already: 'You receive the newsletter already',
    alreadyText:
      'Somebody asked us again to send the newsletter to this address. You receive it already, and nothing changes.',
    leave: 'Leave the newsletter',
  },
  es: {
    confirm: 'Confirmar el boletín',
    welcome: 'El boletín es tuyo',
    welcomeText: 'Gracias, tu dirección está confirmada. El próximo boletín te llega a ti.',
    already: 'Ya recibes el boletín',
    alreadyText:
      'Alguien nos pidió otra vez enviar el boletín a esta dirección. Ya lo recibes y nada cambia.',
    leave: 'Darme de baja',
  },
};

/** Asks whoever has the address whether they asked. */
export function confirmMail({ subscriberId, email, language, site }: To, link: string): OutgoingMail {
  const { subject, text } = forms.newsletter.confirmation[language];
  return {
    subscriberId,
    kind: 'confirm',
    to: email,
    senderName: site.name,
    replyTo: site.address,
    subject: `${subject} · ${site.name}`,
    link,
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...renderLetter({
      language,
      paragraphs: [text],
      link: { text: words[language].confirm, href: link },
      foot: footOf(site),
    }),
  };
}

/** To somebody who is among the subscribers: from now on, or already. */
export function welcomeMail(
  { subscriberId, email, language, site }: To,
  leaveLink: string,
  isNew: boolean,
): OutgoingMail {
  const { welcome, welcomeText, already, alreadyText, leave } = words[language];
  return {
    subscriberId,
    kind: 'welcome',
    to: email,
    senderName: site.name,
    replyTo: site.address,
    subject: `${isNew ? welcome : already} · ${site.name}`,
    headers: { 'Auto-Submitted': 'auto-replied', ...leaveHeaders(leaveLink) },
    ...renderLetter({
      language,
      paragraphs: [isNew ? welcomeText : alreadyText],
      link: { text: leave, href: leaveLink },
      foot: footOf(site),
    }),
  };
}
