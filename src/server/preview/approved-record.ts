import type { FastifyInstance } from 'fastify';
import { approvalLines } from '../content/publication/approval-list.ts';
import { approvedSummary, findApproval } from '../content/publication/approvals.ts';
import { recordResponse } from '../content/record-response.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { type Database, findRecord } from '../content/store/repository.ts';
import { publishedAs } from '../delivery/published-records.ts';
import { NotFound } from '../http/errors.ts';
import { idParams, pathNumber } from '../http/path.ts';
import { type Staff, staffOf } from '../http/staff.ts';
import { requestLanguage } from '../plugins/request-language.ts';

/**
 * What guests read of a record now, and what they would read once an approval is given: the revision that was sent and
 * not the working copy, which may be newer. Throws NotFound.
 */
export async function approvedRecord(db: Database, staff: Staff, id: number) {
  const { type, row } = await findApproval(db, id, staff);
  const record = await findRecord(db, type, row.record_id);
  if (!record) throw new NotFound('There is no such approval.');
  const now = new Date().toISOString();
  const publication = approvedSummary(record.publication, row, now);
  const [published, approved] = await Promise.all([
    publishedAs(db, type, record, now),
    publishedAs(db, type, { ...record, publication }, now),
  ]);
  return { type, row, record, published, approved };
}

/** Whether the words that wait, or what is kept once, were written again after they were sent. */
const isChangedSince = ({ publication }: StoredRecord, { revision, languages }: Sent): boolean =>
  [publication.plain, ...languages.map((language) => publication[language].words)].some(
    (number) => number > revision,
  );

type Sent = Awaited<ReturnType<typeof approvedRecord>>['row'];

/** `GET /api/devise/approvals/12`: what guests would read, beside what they read now. */
export function approvedRecordRoute(app: FastifyInstance, db: Database): void {
  const schema = {
    tags: ['approvals'],
    summary: 'What waits for approval, beside what guests read now',
    params: idParams,
  };
  app.get('/api/devise/approvals/:id', { schema }, async (request) => {
    const staff = staffOf(request);
    const { type, row, record, published, approved } = await approvedRecord(
      db,
      staff,
      pathNumber(request, 'id'),
    );
    const answer = (one: StoredRecord | undefined) =>
      one ? recordResponse(db, type, one, requestLanguage(request)) : null;
    const [line] = await approvalLines(db, staff, [row]);
    return {
      data: {
        ...line,
        is_changed_since: row.outcome === null && isChangedSince(record, row),
        before: await answer(published),
        after: await answer(approved),
      },
    };
  });
}
