import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../domain/language.ts';
import { get, list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import type { StaffRecord } from '../records/staff-record.ts';

/** What somebody who may not publish sent to somebody who may. */
export interface Approval {
  readonly id: number;
  readonly type: string;
  readonly record_id: number;
  readonly site_id: number | null;
  readonly name: string;
  /** The version of the record that would be published. */
  readonly revision: number;
  readonly languages: readonly Language[];
  readonly note: string | null;
  readonly asked_by: string | null;
  readonly asked_by_name: string;
  readonly asked_at: string;
  /** Null while it waits. */
  readonly outcome: 'approved' | 'sent-back' | 'replaced' | 'published' | 'deleted' | null;
  readonly decided_by_name: string | null;
  readonly decided_at: string | null;
  readonly comment: string | null;
  readonly may_decide: boolean;
}

/** One with what guests would read of it, beside what they read now; null where they read nothing. */
export interface ShownApproval extends Approval {
  /** Whether the record was written again after it was sent. */
  readonly is_changed_since: boolean;
  readonly before: StaffRecord | null;
  readonly after: StaffRecord | null;
}

const MAX_SHOWN = 100;

/** What this person is to decide, or to change because it was sent back, at all of their properties. */
export const approvalsQuery = (outcome: 'waiting' | 'sent-back') =>
  queryOptions({
    queryKey: queryKeys.approvals.list(outcome),
    queryFn: async ({ signal }) => {
      const path = `approvals?outcome=${outcome}&mine=true&pageSize=${MAX_SHOWN}`;
      return (await list<Approval>(path, signal)).data;
    },
    // Colleagues send and decide meanwhile.
    staleTime: 0,
  });

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.approvals.one(id),
    queryFn: ({ signal }) => get<ShownApproval>(`approvals/${encodeURIComponent(id)}`, signal),
    staleTime: 0,
  });
