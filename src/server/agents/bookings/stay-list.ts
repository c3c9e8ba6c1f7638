import { and, eq, inArray } from 'drizzle-orm';
import Papa from 'papaparse';
import { bookingKey } from '../../../domain/agents/booking-number.ts';
import {
  columnNamed,
  compareStays,
  type StayColumn,
  type StayLine,
  type StayRow,
} from '../../../domain/agents/stay-list.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { agent_booking } from '../../database/agents-schema.ts';
import { ValidationFailed } from '../../http/errors.ts';
import type { MailedFrom } from '../agent-mails.ts';
import { advanceIn, type Step } from './advance.ts';

/** Reads a hotel's stay list, says what it would verify, and does it. */

const MAX_STAYS = 5000;

const REQUIRED: readonly StayColumn[] = ['number', 'guest', 'arrival', 'nights'];

/** Rows by the names of our columns. Throws ValidationFailed with the columns that the table lacks. */
export function readStayList(text: string): StayRow[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), { skipEmptyLines: 'greedy' });
  const [headings = [], ...rows] = data;
  const columns = headings.map(columnNamed);
  const lacking = REQUIRED.filter((name) => !columns.includes(name));
  if (lacking.length > 0) {
    throw new ValidationFailed(lacking.map((name) => ({ path: `list.${name}`, code: 'required' })));
  }
  if (rows.length > MAX_STAYS) {
    throw new ValidationFailed([{ path: 'list', code: 'too-many', detail: String(MAX_STAYS) }]);
  }
  return rows.map((cells) =>
    Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : []))),
  );
}

async function compare(db: Queries, resortId: number, rows: readonly StayRow[]): Promise<StayLine[]> {
  const keys = [...new Set(rows.map(({ number }) => bookingKey(number ?? '')))];
  const bookings =
    keys.length === 0
      ? []
      : await db
          .select()
          .from(agent_booking)
          .where(and(eq(agent_booking.resort_id, resortId), inArray(agent_booking.number_key, keys)))
          .orderBy(agent_booking.id);
  return compareStays(rows, bookings);
}

/** What the list would do; nothing is changed. */
export const tryStays = (db: Queries, resortId: number, rows: readonly StayRow[]): Promise<StayLine[]> =>
  compare(db, resortId, rows);

/** Verifies what agrees. A booking that somebody changed in between is compared as it is then. */
export const applyStays = (
  db: Database,
  resortId: number,
  rows: readonly StayRow[],
  step: Omit<Step, 'action'>,
  from: MailedFrom,
): Promise<{ readonly lines: StayLine[]; readonly verified: readonly number[] }> =>
  db.transaction(async (tx) => {
    // The lock comes first, so that what is compared is what is verified.
    await advanceIn(tx, [], { ...step, action: 'verify' }, from);
    const lines = await compare(tx, resortId, rows);
    const wanted = lines.flatMap(({ outcome }) => (outcome.is === 'verified' ? [outcome.booking] : []));
    const { done } = await advanceIn(tx, wanted, { ...step, action: 'verify' }, from);
    return { lines, verified: done };
  });
