import type { StaffRecord } from '../records/staff-record.ts';

/** The draft was saved as this record before, but the response was lost, and the draft was changed since. */
export class AlreadyCreated extends Error {
  readonly record: StaffRecord;

  constructor(record: StaffRecord) {
    super('This draft has become a record before.');
    this.record = record;
  }
}
