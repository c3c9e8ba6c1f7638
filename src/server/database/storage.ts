/**
 * What the disk of the database allows. 'scarce': small writes only, so that a few large ones cannot take the last
 * room from everybody. 'low': no writes, because what is left is PostgreSQL's own. 'gone': the database's folder was
 * removed, moved or replaced, so that whatever PostgreSQL acknowledges may be lost.
 */
export type StorageState = 'ok' | 'scarce' | 'low' | 'gone';

export interface Storage {
  /** As of the last look, which is some seconds ago at most. */
  state(): StorageState;
  /** Looks now whether the database's folder is where it was. */
  isThere(): boolean;
  /** A write failed for lack of room: PostgreSQL's own where `isDatabase`, else one of a file. */
  reportFull(isDatabase: boolean): void;
}

/** Of a database whose disk is not ours to watch. */
export const unwatchedStorage: Storage = { state: () => 'ok', isThere: () => true, reportFull() {} };
