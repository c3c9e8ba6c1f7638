import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readDraw, TICKETS, type VisitorDraw, writeDraw } from '../../../domain/site/visitor-draw.ts';

/** The one cookie of visitors. It is set only where a page in fact draws, and read by the server alone. */
const NAME = 'palapa-draw';
const COOKIE = /(?:^|; ?)palapa-draw=([\w.*-]{1,300})(?:;|$)/;

/** Seconds that a visitor keeps what was drawn: 90 days after the last draw. */
const MAX_AGE = 90 * 86_400;

/** What an earlier draw left with the visitor; undefined where there was none. */
export function knownDraw({ headers: { cookie } }: IncomingMessage): VisitorDraw | undefined {
  const [, text] = (cookie !== undefined && COOKIE.exec(cookie)) || [];
  return text === undefined ? undefined : readDraw(text);
}

export const newDraw = (): VisitorDraw => ({ ticket: randomInt(TICKETS), marks: [] });

export const setDraw = (draw: VisitorDraw, isSecure: boolean): string =>
  `${NAME}=${writeDraw(draw)}; Max-Age=${MAX_AGE}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
