import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Visitors of the demo's public sites who send forms, each from an address of their own or all from one. */

export interface FloodedForm {
  readonly name: string;
  readonly host: string;
  readonly path: string;
  /** Where a form that was taken leads begins so; anything else would be a redirect to somewhere else. */
  readonly leadsTo: string;
  /** Whether it comes with a ticket: only then is it taken. */
  readonly hasTicket: boolean;
  readonly values: (number: number) => Readonly<Record<string, string>>;
}

export interface FloodAnswer {
  readonly status: number;
  readonly location: string;
  readonly body: string;
}

const ANSWER_WITHIN = 30_000;

export function visitors(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 60 });

  /** Status 0 where no answer came. */
  const ask = (
    method: 'GET' | 'POST',
    host: string,
    path: string,
    { body, ip }: { readonly body?: string; readonly ip?: string } = {},
  ): Promise<FloodAnswer> =>
    new Promise((resolve) => {
      const nothing = () => resolve({ status: 0, location: '', body: '' });
      const headers = {
        host,
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(ip !== undefined && { 'x-forwarded-for': ip }),
      };
      const sent = request(
        { host: '127.0.0.1', port, method, path, agent, headers, timeout: ANSWER_WITHIN },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', nothing);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? '',
              body: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', nothing);
      sent.end(body);
    });

  return {
    ask,
    /** Tickets of a site, which are older than two seconds once they are used. */
    async tickets(host: string, count: number): Promise<string[]> {
      const taken = await Promise.all(
        Array.from({ length: count }, async () => {
          const { body } = await ask('GET', host, '/api/form-ticket');
          return (JSON.parse(body) as { data: { ticket: string } }).data.ticket;
        }),
      );
      return taken;
    },
    send: ({ host, path }: FloodedForm, values: Readonly<Record<string, string>>, ip: string) =>
      ask('POST', host, path, { body: new URLSearchParams(values).toString(), ip }),
    close: () => agent.destroy(),
  };
}

/** Sends `total` within `seconds`, evenly, until `isOver`; what is due goes out whether answers come or not. */
export async function evenly(
  { total, seconds, isOver }: { total: number; seconds: number; isOver: () => boolean },
  send: (number: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const underway: Promise<void>[] = [];
  for (let number = 0; number < total && !isOver(); number += 1) {
    const due = began + (number / total) * seconds * 1000;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    underway.push(send(number));
  }
  await Promise.all(underway);
}
