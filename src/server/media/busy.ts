import type { FastifyReply } from 'fastify';
import { sendProblem } from '../plugins/problem.ts';

/** Seconds in which some thirty pictures are made. */
const RETRY_AFTER = '5';

/** 503 for a moment: nothing on the way may keep it. */
export const sendBusy = (reply: FastifyReply, detail: string): FastifyReply =>
  sendProblem(reply.headers({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' }), 503, { detail });
