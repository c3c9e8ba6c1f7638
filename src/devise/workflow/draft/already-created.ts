import type { StaffRecord } from '../records/staff-record.ts';

/** A draft had become this record, which nobody heard, and something was typed into it since. */
export class AlreadyCreated extends Error {
  readonly record: StaffRecord;

  constructor(record: StaffRecord) {
    super('This draft has become a record before.');
    this.record = record;
  }
}
