import { expect, it } from 'vitest';
import { mailServer } from '../../../test/mail-server.ts';
import { renderEmail } from './email-template.ts';
import { openMailer } from './mailer.ts';

const mateo = { name: 'Mateo <b>', email: 'mateo@casamarea.test', language: 'es' } as const;
const email = renderEmail('invitation', mateo, 'https://www.example.com/devise/invitation?token=abc', 'Inés');

it('an email is sent by SMTP, as text and as HTML', async () => {
  const server = await mailServer();
  const mailer = openMailer({ smtpUrl: server.url, print: () => {} });
  expect(await mailer.send(email)).toBe('sent');
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: 'palapa@casamarea.test', to: ['mateo@casamarea.test'] });
  expect(mail!.headers.get('subject')).toBe('Su invitación a Palapa');
  expect(mail!.text).toContain('Hola, Mateo <b>:');
  expect(mail!.html).toContain('<html lang="es">');
});

it('an unreachable server is an error', async () => {
  const mailer = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', print: () => {} });
  await expect(mailer.send(email)).rejects.toThrow(/ECONNREFUSED/);
});

it('without SMTP_URL the link is printed', async () => {
  const printed: string[] = [];
  const mailer = openMailer({ smtpUrl: undefined, print: (line) => printed.push(line) });
  expect(await mailer.send(email)).toBe('printed');
  expect(printed).toEqual([
    expect.stringMatching(/mateo@casamarea\.test.*https:\/\/www\.example\.com.*abc$/),
  ]);
});

it('emails are in the recipient’s language, and names in them are escaped', () => {
  expect(email.subject).toBe('Su invitación a Palapa');
  expect(email.html).toContain('<html lang="es">');
  expect(email.html).not.toContain('<b>');
  expect(email.text).toContain('Hola, Mateo <b>:');
  const english = renderEmail('reset', { ...mateo, language: 'en' }, 'https://www.example.com/x?a=1&b=2');
  expect(english.text).toContain('https://www.example.com/x?a=1&b=2');
  expect(english.html).toContain('a=1&#38;b=2');
});
