import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { renderEmail } from './email-template.ts';
import { openMailer } from './mailer.ts';

const mateo = { name: 'Mateo <b>', email: 'mateo@casamarea.test', language: 'es' } as const;
const email = renderEmail('invitation', mateo, 'https://www.example.com/devise/invitation?token=abc', 'Inés');

/** A mail server that accepts one email and records it. */
async function mailServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n')) {
        received.push(line);
        if (isLetter && line !== '.') continue;
        if (line === '.') socket.write('250 kept\r\n');
        else if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (line !== '') socket.write('250 fine\r\n');
        isLetter = line === 'DATA';
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, port: (server.address() as { port: number }).port };
}

it('an email is sent by SMTP, as text and as HTML', async () => {
  const { received, port } = await mailServer();
  const mailer = openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}?from=palapa@casamarea.test`,
    print: () => {},
  });
  expect(await mailer.send(email)).toBe('sent');
  const text = received.join('\n');
  expect(text).toContain('MAIL FROM:<palapa@casamarea.test>');
  expect(text).toContain('RCPT TO:<mateo@casamarea.test>');
  expect(text).toContain('text/plain');
  expect(text).toContain('text/html');
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
