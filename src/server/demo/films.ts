import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../project-root.ts';

/** The films on the demo's promotions: played from here, because the demo needs no network. */
export function demoFilms(app: FastifyInstance): void {
  app.register(staticFiles, {
    root: join(projectRoot, 'demo/films'),
    prefix: '/demo/films/',
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
