import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** Longer ones are no browser's, and would take time to look through. */
const MAX_AGENT = 512;

/** Whether a name is that of a browser and not of a robot or a program. */
export const isBrowser = (agent: string | undefined): agent is string =>
  agent !== undefined && agent.length <= MAX_AGENT && !isbot(agent);

/** Whether somebody opened a page in a browser: no robot, no program, no part of another page. */
export function isVisitor({ method, headers }: IncomingMessage): boolean {
  const { accept = '', 'user-agent': agent, 'sec-fetch-dest': destination = 'document' } = headers;
  return method === 'GET' && accept.includes('text/html') && destination === 'document' && isBrowser(agent);
}

/** Whether a browser makes a page ready that nobody has opened yet: prefetch and prerender. */
export const isMadeReady = ({ headers }: IncomingMessage): boolean =>
  String(headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '').includes('prefetch');
