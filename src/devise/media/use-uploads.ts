import { useCallback, useEffect, useRef, useState } from 'react';
import { FetchFailed } from '../../web/fetch.ts';
import type { StoredPicture } from '../inputs/picture/stored-pictures.ts';
import { forgetLists } from './media.ts';
import { sendFile } from './send-file.ts';

export interface FileUpload {
  readonly number: number;
  readonly file: File;
  readonly folder: string | null;
  /** Whether a file that is there already is kept once more. */
  readonly keepsTwice: boolean;
  readonly state: 'waiting' | 'sending' | 'stored' | 'known' | 'failed';
  readonly percent: number;
  /** The record that it became, or that has the same file. */
  readonly item?: number;
  /** What the record with the same file shows. */
  readonly known?: string;
  /** What the server said of a refusal. */
  readonly detail?: string | undefined;
}

interface Stored {
  readonly data: StoredPicture;
  readonly meta: { readonly item: number; readonly isKnown: boolean };
}

/** As many as the server takes of one person. */
const AT_ONCE = 2;
/** Milliseconds after which a server that had no turn for an upload is asked again. */
const BUSY_PAUSE = 3000;

const addressOf = ({ file, folder, keepsTwice }: FileUpload): string => {
  const query = new URLSearchParams({ name: file.name, same: keepsTwice ? 'keep' : 'offer' });
  if (folder) query.set('folder', folder);
  return `pictures?${query.toString()}`;
};

/** Sends files two at a time; each tells how far it is, and what became of it. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const numbers = useRef(0);
  const running = useRef(new Set<number>());
  const change = useCallback(
    (number: number, changes: Partial<FileUpload>) =>
      setUploads((all) => all.map((one) => (one.number === number ? { ...one, ...changes } : one))),
    [],
  );

  const send = useCallback(
    async (upload: FileUpload) => {
      const { number, file } = upload;
      change(number, { state: 'sending', percent: 0, detail: undefined });
      try {
        const progress = (percent: number) => change(number, { percent });
        const { data, meta } = await sendFile<Stored>(addressOf(upload), file, progress);
        const known = data.alt.en || data.id;
        change(number, { state: meta.isKnown ? 'known' : 'stored', item: meta.item, known });
        forgetLists();
      } catch (error) {
        const isBusy = error instanceof FetchFailed && error.status === 503;
        if (isBusy) await new Promise((done) => setTimeout(done, BUSY_PAUSE));
        const detail = error instanceof FetchFailed ? error.problem?.detail : undefined;
        change(number, isBusy ? { state: 'waiting' } : { state: 'failed', detail });
      } finally {
        running.current.delete(number);
      }
    },
    [change],
  );

  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'waiting' || running.current.has(upload.number)) continue;
      if (running.current.size >= AT_ONCE) break;
      running.current.add(upload.number);
      void send(upload);
    }
  }, [uploads, send]);

  return {
    uploads,
    add: (files: readonly File[], folder: string | null) =>
      setUploads((all) => [
        ...all,
        ...files.map((file): FileUpload => {
          numbers.current += 1;
          const number = numbers.current;
          return { number, file, folder, keepsTwice: false, state: 'waiting', percent: 0 };
        }),
      ]),
    again: ({ number }: FileUpload, keepsTwice: boolean) =>
      change(number, { state: 'waiting', keepsTwice, detail: undefined }),
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}
