import { inject } from 'vitest';
import type { PalapaForJourneys } from './running-palapa.ts';

/** The Palapa of this worker; Vitest counts its workers from 1. */
export const journeyServer = (): PalapaForJourneys =>
  inject('palapas')[Number(process.env.VITEST_POOL_ID) - 1]!;
