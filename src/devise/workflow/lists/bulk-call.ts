import type { ContentType } from '../../../domain/content-type.ts';
import type { Language } from '../../../domain/language.ts';
import { send } from '../../api.ts';

/** A selected record in the version that was shown, with what messages call it. */
export interface BulkRecord {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly site_id: number | null;
}

export type BulkAction =
  | { readonly action: 'archive' | 'delete' | 'restore' | 'revert' }
  | { readonly action: 'set'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly action: 'publish' | 'withdraw'; readonly languages: readonly Language[] };

interface BulkAnswer {
  readonly done: readonly { readonly id: number; readonly version: number }[];
  readonly failed: readonly { readonly id: number; readonly detail: string }[];
}

export interface BulkOutcome {
  /** In the version that the change made. */
  readonly done: readonly BulkRecord[];
  readonly failed: readonly (BulkRecord & { readonly detail: string })[];
}

/** Records of one call: few enough that progress is seen. */
const AT_ONCE = 25;

/** Does the same with all records, some at a time; `onProgress` is told after each call how many are through. */
export async function changeMany(
  type: ContentType,
  what: BulkAction,
  records: readonly BulkRecord[],
  onProgress: (through: number) => void,
): Promise<BulkOutcome> {
  const known = new Map(records.map((record) => [record.id, record]));
  const done: BulkRecord[] = [];
  const failed: (BulkRecord & { detail: string })[] = [];
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const some = records.slice(at, at + AT_ONCE).map(({ id, version }) => ({ id, version }));
    const answer = await send<BulkAnswer>('POST', `${type.path}/bulk`, { ...what, records: some });
    done.push(...answer.done.map(({ id, version }) => ({ ...known.get(id)!, version })));
    failed.push(...answer.failed.map(({ id, detail }) => ({ ...known.get(id)!, detail })));
    onProgress(at + some.length);
  }
  return { done, failed };
}

/** What takes an action back; undefined where nothing does. */
export const undoOf = ({ action }: BulkAction): BulkAction | undefined => {
  if (action === 'set') return { action: 'revert' };
  return action === 'archive' || action === 'delete' ? { action: 'restore' } : undefined;
};
