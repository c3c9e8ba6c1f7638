/** What the database needs of a logger; pino has it, and so has the console. */
export type Log = Record<'info' | 'warn' | 'error', (line: string) => void>;
