import { isLoopbackHost } from '../config.ts';
import type { Email } from './email-template.ts';

/** Sends emails by SMTP; without SMTP_URL prints their links for the operator. */
export interface Mailer {
  /** Rejects when the server does not accept the email. */
  send(email: Email): Promise<'sent' | 'printed'>;
}

interface MailerOptions {
  /** smtp:// or smtps://; `?from=` sets the sender. */
  readonly smtpUrl: string | undefined;
  readonly print: (line: string) => void;
}

// Milliseconds. An invitation's response waits for the mail server.
const TIMEOUT = 10_000;

function senderOf(url: URL): string {
  const user = decodeURIComponent(url.username);
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `palapa@${url.hostname}`);
}

async function smtpMailer(smtpUrl: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    // A password is only sent over TLS.
    requireTLS: url.username !== '' && !isLoopbackHost(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return {
    async send({ to, subject, text, html, senderName = 'Palapa', replyTo, messageId, headers }) {
      const sender = senderOf(url);
      await transport.sendMail({
        from: { name: senderName, address: sender },
        // As objects: a text would be read for commas and brackets, and be several recipients.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(messageId && { messageId: `<${messageId}@${sender.split('@').at(-1)}>` }),
        ...(headers && { headers }),
        subject,
        text,
        html,
      });
      return 'sent';
    },
  };
}

export function openMailer({ smtpUrl, print }: MailerOptions): Mailer {
  let mailer: Promise<Mailer> | undefined;
  return {
    async send(email) {
      if (smtpUrl !== undefined) return (await (mailer ??= smtpMailer(smtpUrl))).send(email);
      const about = [email.subject, email.link].filter(Boolean).join(': ');
      print(`No SMTP_URL is set, so this mail is not sent. To ${email.to}: ${about}`);
      return 'printed';
    },
  };
}
