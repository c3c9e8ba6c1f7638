import { Readable } from 'node:stream';
import { MemoryLocker, Server, TUS_RESUMABLE } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE } from '../../../domain/media/media-kinds.ts';
import type { Locales } from '../../../domain/language.ts';
import { NotFound } from '../../http/errors.ts';
import { type IdentifyStaff, requirePermission, staffOf } from '../../http/staff.ts';
import { isReadRequest } from '../../plugins/is-read-request.ts';
import { NO_ROOM, sendProblem } from '../../plugins/problem.ts';
import { requestLanguage } from '../../plugins/request-language.ts';
import { hasSpaceFor } from '../disk-space.ts';
import type { UnfinishedUploads } from './unfinished-uploads.ts';
import { UploadLimit } from './upload-limit.ts';
import type { UploadTurns } from './upload-turns.ts';
import { rejectAnnounced, rejectBusy } from './upload-problems.ts';

/** What one person may have begun and not finished: files, and bytes of all of them together. */
const MAX_BEGUN = 20;
const MAX_BEGUN_BYTES = 2 * 2 ** 30;

/** Parts that are received at the same time. */
const PARTS_AT_ONCE = 16;
const PARTS_PER_PERSON = 4;

const TOO_MANY: Locales<string> = {
  en: `You have begun ${MAX_BEGUN} uploads or 2 GB of them. Finish or discard some of them first.`,
  es: `Usted ya empezó ${MAX_BEGUN} subidas o 2 GB en total. Termine o descarte algunas primero.`,
};

interface ResumableRoutes {
  readonly identify: IdentifyStaff;
  readonly uploads: UnfinishedUploads;
  readonly turns: Pick<UploadTurns, 'isJudging'>;
  /** Whether a folder's disk takes so many bytes more. */
  readonly hasRoom?: typeof hasSpaceFor;
  readonly folders: { readonly incoming: string };
}

function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const hasBody = request.method === 'PATCH';
  return new Request(new URL(request.url, 'http://palapa'), {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
  });
}

/** Of the answers of the protocol's own library, for callers of this one. */
const OURS = /^(tus-|upload-|location$)/;

/**
 * Files that come in parts and go on after a lost connection, by the tus protocol (ADR 56): `POST uploads` begins one,
 * `PATCH uploads/{id}` sends a part, `HEAD` says how much has come, `DELETE` discards it. Nothing of it can be read.
 */
export function resumableRoutes(app: FastifyInstance, parts: ResumableRoutes): void {
  const { identify, uploads, turns, folders, hasRoom = hasSpaceFor } = parts;
  const limit = new UploadLimit(PARTS_AT_ONCE, PARTS_PER_PERSON);
  const people = new WeakMap<object, string>();
  let known: Server | undefined;
  const server = () =>
    (known ??= new Server({
      path: `${app.prefix}/uploads`,
      datastore: uploads.store,
      maxSize: MAX_FILE,
      relativeLocation: true,
      // One process writes to the folder of an upload at a time.
      locker: new MemoryLocker(),
      namingFunction: (request) => uploads.newId(people.get(request)!),
    }));

  async function pass(request: FastifyRequest, reply: FastifyReply) {
    const sent = asWebRequest(request);
    people.set(sent, staffOf(request).id);
    const answer = await server().handleWeb(sent);
    for (const [name, value] of answer.headers) if (OURS.test(name)) reply.header(name, value);
    if (answer.status >= 400)
      return sendProblem(reply, answer.status, { detail: (await answer.text()).trim() });
    return reply.code(answer.status).send();
  }

  /** Begun by one person at a time, so that several at once keep to the quota together. */
  let turn = Promise.resolve<unknown>(undefined);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const length = Number(request.headers['upload-length'] ?? Number.NaN);
    if (length > MAX_FILE) return rejectAnnounced(request, reply);
    if (!Number.isSafeInteger(length) || length < 0) {
      return sendProblem(reply, 400, { detail: 'Upload-Length should be the size of the file in bytes.' });
    }
    await uploads.removeForgotten();
    const all = await uploads.list();
    const own = all.filter(({ id }) => id.startsWith(`${staffOf(request).id}.`));
    const begun = own.reduce((sum, { size }) => sum + size, length);
    if (own.length >= MAX_BEGUN || begun > MAX_BEGUN_BYTES) {
      return sendProblem(reply, 429, { detail: TOO_MANY[requestLanguage(request)] });
    }
    const toCome = all.reduce((sum, { size, offset }) => sum + size - offset, 0);
    // What has come is written once more when it is judged.
    if (!(await hasRoom(folders.incoming, toCome + 2 * length))) {
      return sendProblem(reply.header('retry-after', '60'), 503, NO_ROOM);
    }
    return pass(request, reply);
  }

  async function passOwn(request: FastifyRequest, reply: FastifyReply) {
    const { upload } = request.params as { upload: string };
    if (!(await uploads.find(upload, staffOf(request).id))) throw new NotFound('There is no such upload.');
    return pass(request, reply);
  }

  async function receivePart(request: FastifyRequest, reply: FastifyReply) {
    const { id } = staffOf(request);
    if (!limit.begin(id)) return rejectBusy(request, reply);
    try {
      return await passOwn(request, reply);
    } finally {
      limit.end(id);
    }
  }

  app.register(async (routes) => {
    routes.addHook('onRequest', requirePermission(identify, 'signed-in'));
    routes.addHook('preHandler', async (request, reply) => {
      if (isReadRequest(request) || staffOf(request).permissions.length > 0) return undefined;
      return sendProblem(reply, 403, { detail: 'This needs a permission to change something.' });
    });
    routes.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    const schema = (summary: string) => ({ schema: { tags: ['uploads'], summary } });
    routes.get('/uploads', schema('Uploads that you have begun and not finished'), async (request) => ({
      data: await uploads.list(staffOf(request).id),
    }));
    routes.post('/uploads', schema('Begin an upload (tus 1.0)'), (request, reply) =>
      inTurn(() => begin(request, reply)),
    );
    routes.head('/uploads/:upload', schema('How much of an upload has come'), passOwn);
    routes.patch('/uploads/:upload', schema('The next part of an upload'), receivePart);
    routes.delete('/uploads/:upload', schema('Discard an upload'), (request, reply) => {
      const { upload } = request.params as { upload: string };
      if (upload.startsWith(`${staffOf(request).id}.`) && turns.isJudging(upload))
        return rejectBusy(request, reply);
      // Discarded with a call like any other one, which names no version of the protocol.
      request.headers['tus-resumable'] ??= TUS_RESUMABLE;
      return passOwn(request, reply);
    });
  });
}
