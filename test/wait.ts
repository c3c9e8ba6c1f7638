/** For `vi.waitFor`: a busy machine takes its time, and its own default is a second. Milliseconds. */
export const WAIT = { timeout: 30_000, interval: 20 };
