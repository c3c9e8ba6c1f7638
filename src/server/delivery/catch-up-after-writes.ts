import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReadRequest } from '../plugins/is-read-request.ts';
import type { ChangeListener } from './change-listener.ts';

/** Answers writes once this process has heard of all that they wrote, so that who saves reads what they saved. */
export function catchUpAfterWrites(app: FastifyInstance, changes: ChangeListener): void {
  const catchUp = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (reply.statusCode < 400) await changes.caughtUp();
  };
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => isReadRequest({ method }))) return;
    // Hooks of a route run last: those before bring copies in step.
    route.onSend = [route.onSend ?? [], catchUp].flat();
  });
}
