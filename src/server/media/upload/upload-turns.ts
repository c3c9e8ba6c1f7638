import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maxBytes } from '../../../domain/media/media-kinds.ts';
import { NotFound } from '../../http/errors.ts';
import { actorOf, staffOf } from '../../http/staff.ts';
import { NO_ROOM, sendProblem } from '../../plugins/problem.ts';
import { DecodeFailed } from '../decoder/failures.ts';
import { hasSpaceFor } from '../disk-space.ts';
import type { MediaFolders } from '../store.ts';
import type { UnfinishedUploads } from './unfinished-uploads.ts';
import type { Origin, Upload } from './upload.ts';
import { UploadLimit } from './upload-limit.ts';
import { rejectBusy, rejectFormat, rejectTooLarge, rejectUpload } from './upload-problems.ts';

const AT_ONCE = 8;
const PER_PERSON = 2;

type Sent = Pick<Upload, 'actor' | 'origin'>;

interface TurnParts {
  readonly folders: MediaFolders;
  readonly uploads: UnfinishedUploads;
  /** Whether a folder's disk takes so many bytes more. */
  readonly hasRoom?: typeof hasSpaceFor;
}

/** The id of an upload in the path or the query; undefined where the file is the body. */
const uploadIn = ({ params, query }: FastifyRequest): string | undefined =>
  (params as { upload?: string }).upload ?? (query as { upload?: string }).upload;

/** Lets files be judged where there is room and turn for it, and answers what becomes of each. */
export class UploadTurns {
  readonly #parts: TurnParts;
  readonly #limit = new UploadLimit(AT_ONCE, PER_PERSON);
  readonly #judged = new Set<string>();

  constructor(parts: TurnParts) {
    this.#parts = parts;
  }

  /** Whether an upload is being read, and has to stay until it was. */
  isJudging(id: string): boolean {
    return this.#judged.has(id);
  }

  async receive(
    request: FastifyRequest,
    reply: FastifyReply,
    keep: (sent: Sent) => Promise<unknown>,
  ): Promise<FastifyReply> {
    const id = uploadIn(request);
    return id === undefined
      ? this.#receiveBody(request, reply, keep)
      : this.#receiveUpload(request, reply, { id, keep });
  }

  async #receiveBody(request: FastifyRequest, reply: FastifyReply, keep: (sent: Sent) => Promise<unknown>) {
    const { body } = request;
    if (!(body instanceof Readable)) return rejectFormat(request, reply);
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > maxBytes.picture) return rejectTooLarge(request, reply);
    // A body of unknown length may be as long as any.
    return this.#judge(request, reply, { origin: { body }, bytes: announced || maxBytes.picture, keep });
  }

  /** A file that has come goes once it was judged, whatever became of it; it stays where that has to be tried again. */
  async #receiveUpload(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, keep }: { readonly id: string; readonly keep: (sent: Sent) => Promise<unknown> },
  ) {
    const { uploads } = this.#parts;
    const upload = await uploads.find(id, staffOf(request).id);
    if (upload?.offset !== upload?.size || !upload)
      throw new NotFound('There is no such upload, or not all of it.');
    if (this.isJudging(id)) return rejectBusy(request, reply);
    this.#judged.add(id);
    const judged = async (sent: Sent) => {
      try {
        const answer = await keep(sent);
        await uploads.remove(id);
        return answer;
      } catch (error) {
        if (error instanceof DecodeFailed) await uploads.remove(id);
        throw error;
      }
    };
    try {
      const origin = { file: uploads.fileOf(id) };
      return await this.#judge(request, reply, { origin, bytes: upload.size, keep: judged });
    } finally {
      this.#judged.delete(id);
    }
  }

  async #judge(
    request: FastifyRequest,
    reply: FastifyReply,
    work: {
      readonly origin: Origin;
      readonly bytes: number;
      readonly keep: (sent: Sent) => Promise<unknown>;
    },
  ): Promise<FastifyReply> {
    const { folders, hasRoom = hasSpaceFor } = this.#parts;
    const staff = staffOf(request);
    if (!(await hasRoom(folders.incoming, work.bytes))) {
      return sendProblem(reply.header('retry-after', '60'), 503, NO_ROOM);
    }
    if (!this.#limit.begin(staff.id)) return rejectBusy(request, reply);
    try {
      return await reply.send(await work.keep({ origin: work.origin, actor: actorOf(staff) }));
    } catch (error) {
      return await rejectUpload(request, reply, error);
    } finally {
      this.#limit.end(staff.id);
    }
  }
}
