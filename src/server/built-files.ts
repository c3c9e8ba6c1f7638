import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The folders of a build whose files have their hash in their name. */
const FOLDERS = ['js', 'css', 'assets'];

/**
 * The hashed files of a built app below `prefix` ('/app/'), compressed beforehand and kept for good. A file that is
 * not there is a 404. They are looked for when asked for: a route for each would be paid for at every start.
 */
export function serveBuiltFiles(app: FastifyInstance, folder: string, prefix: string): void {
  for (const name of FOLDERS) {
    app.register(staticFiles, {
      root: join(folder, name),
      prefix: `${prefix}${name}/`,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
    });
  }
}
