import type { DecodeFault } from './jobs.ts';

/** The picture's own fault, or what it did to the process that decoded it: trying again would end the same. */
export type FailureReason = DecodeFault | 'crash' | 'time' | 'memory';

/** This picture cannot be decoded. */
export class DecodeFailed extends Error {
  override name = 'DecodeFailed';
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** More is waiting than can be done soon, or no decoder can be started: it may be tried again a little later. */
export class DecoderBusy extends Error {
  override name = 'DecoderBusy';
}

/** All clients of the job disconnected before it began. 499 is the usual status for closed connections. */
export class JobAbandoned extends Error {
  override name = 'JobAbandoned';
  readonly statusCode = 499;

  constructor() {
    super('Nobody waits for this picture any more.');
  }
}
