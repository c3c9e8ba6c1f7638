import { once } from 'node:events';
import { createServer } from 'node:net';

/** A mail as a mail server got it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly headerCount: number;
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** What is said to a command from now on, in the place of a yes: '450 later', '550 nobody'. To RCPT unless said. */
  refuse(answer: string | undefined, command?: 'MAIL' | 'RCPT'): void;
}

const decodeWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, coding: string, words: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString()
        : decodeQuoted(words.replaceAll('_', ' ')),
    );

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\da-f]{2})/gi, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    'latin1',
  ).toString();

function readHeaders(head: string): [string, string][] {
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    });
}

function readPart(part: string): { type: string; body: string } {
  const end = part.indexOf('\r\n\r\n');
  const headers = new Map(readHeaders(part.slice(0, end)));
  const body = part.slice(end + 4);
  const coding = headers.get('content-transfer-encoding') ?? '7bit';
  const decoded =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : coding === 'quoted-printable'
        ? decodeQuoted(body)
        : body;
  return { type: headers.get('content-type') ?? '', body: decoded.replaceAll('\r\n', '\n') };
}

function readMail(from: string, to: readonly string[], data: string): ReceivedMail {
  const end = data.indexOf('\r\n\r\n');
  const headers = readHeaders(data.slice(0, end));
  const boundary = /boundary="?([^";]+)/.exec(new Map(headers).get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [] : data.split(`--${boundary}`).slice(1, -1);
  const bodyOf = (type: string) =>
    parts.map((part) => readPart(part.replace(/^\r\n/, ''))).find((part) => part.type.startsWith(type))
      ?.body ?? '';
  return {
    from,
    to,
    headers: new Map(headers),
    headerCount: headers.length,
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

const addressIn = (line: string): string => /<([^<>]*)>/.exec(line)?.[1] ?? '';

export interface OpenMailServer extends MailServer {
  close(): void;
}

/** A mail server that takes what it is sent, over SMTP. */
export async function openMailServer(): Promise<OpenMailServer> {
  const mails: ReceivedMail[] = [];
  const refusals = new Map<string, string | undefined>();
  const server = createServer((socket) => {
    let [from, to, data, pending] = ['', [] as string[], undefined as string | undefined, ''];
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => {});
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      const refusal = refusals.get(verb);
      if (refusal !== undefined) return `${refusal}\r\n`;
      if (verb === 'MAIL') [from, to] = [addressIn(line), []];
      if (verb === 'RCPT') to.push(addressIn(line));
      if (verb === 'DATA') data = '';
      if (verb === 'QUIT') return '221 bye\r\n';
      return verb === 'DATA' ? '354 go on\r\n' : '250 fine\r\n';
    };
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      for (;;) {
        if (data !== undefined) {
          const end = pending.indexOf('\r\n.\r\n');
          if (end === -1) return;
          const whole = Buffer.from(pending.slice(0, end), 'latin1').toString();
          mails.push(readMail(from, to, `${whole.replaceAll('\r\n..', '\r\n.')}\r\n`));
          pending = pending.slice(end + 5);
          data = undefined;
          socket.write('250 kept\r\n');
          continue;
        }
        const end = pending.indexOf('\r\n');
        if (end === -1) return;
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        socket.write(command(line));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}?from=palapa@casamarea.test`,
    mails,
    refuse: (answer, command = 'RCPT') => void refusals.set(command, answer),
    close: () => void server.close(),
  };
}
