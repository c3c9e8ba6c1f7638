import { declaredEndpoints } from './declared-endpoints.ts';
import { type Endpoint, endpoints } from './endpoints.ts';

/** The public reads: those of their own rules, and those that content types declare. */
export const allEndpoints: readonly Endpoint[] = [...endpoints, ...declaredEndpoints];
