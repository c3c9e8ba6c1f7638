import { useCallback, useEffect, useRef, useState } from 'react';
import { FetchFailed } from '../../web/fetch.ts';
import { FileTooLarge, keepFile } from '../uploads/keep-file.ts';
import { forgetLists } from './media.ts';
import { addPoster } from './poster/draw-poster.ts';

export interface FileUpload {
  readonly number: number;
  readonly file: File;
  readonly folder: string | null;
  /** Whether a file that is there already is kept once more. */
  readonly keepsTwice: boolean;
  readonly state: 'waiting' | 'sending' | 'interrupted' | 'stored' | 'known' | 'refused' | 'failed';
  readonly percent: number;
  /** The record that it became, or that has the same file. */
  readonly item?: number;
  /** The name of the record with the same file. */
  readonly known?: string;
  /** What the server said of it; a file that is refused without is too large to be sent. */
  readonly detail?: string | undefined;
}

/** As many as the server takes of one person. */
const AT_ONCE = 2;
/** How the server answers a file that it would not take a second time either: by its size, its kind, its content. */
const REFUSALS = [413, 415, 422];
/** Milliseconds after which a server that had no turn for an upload is asked again. */
const BUSY_PAUSE = 3000;

function outcomeOf(error: unknown): Partial<FileUpload> {
  if (error instanceof FileTooLarge) return { state: 'refused' };
  if (!(error instanceof FetchFailed)) return { state: 'failed' };
  if (error.status === 0) return { state: 'interrupted' };
  if (error.status === 503) return { state: 'waiting' };
  return { state: REFUSALS.includes(error.status) ? 'refused' : 'failed', detail: error.problem?.detail };
}

/** Sends files two at a time; each tells how far it is, and what became of it. Lost connections are waited for. */
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
    async ({ number, file, folder, keepsTwice }: FileUpload) => {
      change(number, { state: 'sending', detail: undefined });
      try {
        const query = { same: keepsTwice ? 'keep' : 'offer', ...(folder && { folder }) };
        const { meta } = await keepFile(file, query, (percent) => change(number, { percent }));
        const { item, isKnown, name } = meta!;
        change(number, { state: isKnown ? 'known' : 'stored', item, known: name });
        forgetLists();
        await addPoster(meta!);
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome.state === 'waiting') await new Promise((done) => setTimeout(done, BUSY_PAUSE));
        change(number, outcome);
      } finally {
        running.current.delete(number);
        // A video is stored before its poster is drawn: those that wait for its turn look again now.
        setUploads((all) => [...all]);
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

  useEffect(() => {
    const goOn = () =>
      setUploads((all) =>
        all.map((one) => (one.state === 'interrupted' ? { ...one, state: 'waiting' } : one)),
      );
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

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
      change(number, { state: 'waiting', keepsTwice, percent: 0, detail: undefined }),
    clear: () =>
      setUploads((all) => all.filter(({ state }) => ['waiting', 'sending', 'interrupted'].includes(state))),
  };
}
