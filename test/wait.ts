/**
 * Milliseconds after which what has not come will not come, also on a machine that is busy with something else. Shorter
 * than the time limit of a test, so that the failure says what was missing.
 */
export const MAX_WAIT = 60_000;

/** For `vi.waitFor`, whose own default is a second. Milliseconds. */
export const WAIT = { timeout: MAX_WAIT, interval: 20 };
