import type { WireRecord } from '../records/wire-record.ts';

/** A draft had become this record, which nobody heard, and something was typed into it since. */
export class MadeBefore extends Error {
  readonly record: WireRecord;

  constructor(record: WireRecord) {
    super('This draft has become a record before.');
    this.record = record;
  }
}
