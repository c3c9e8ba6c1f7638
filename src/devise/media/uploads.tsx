import { Button, Progress } from '@mantine/core';
import { usePhrases } from '../staff-language.tsx';
import { BegunUploads } from './begun-uploads.tsx';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';
import type { FileUpload, useUploads } from './use-uploads.ts';

const DONE = 100;

interface UploadsProps extends Pick<ReturnType<typeof useUploads>, 'uploads' | 'again' | 'clear'> {
  readonly onOpen: (item: number) => void;
}

/** What is being uploaded and what became of each file; before, what was begun earlier and not finished. */
export function Uploads({ uploads, again, clear, onOpen }: UploadsProps) {
  const phrases = usePhrases(mediaPhrases);
  if (uploads.length === 0) return <BegunUploads />;
  return (
    <section className={styles.uploads} aria-labelledby="uploads">
      <h2 id="uploads">{phrases.uploads}</h2>
      <ul className="plain">
        {uploads.map((upload) => (
          <li key={upload.number} className={styles.uploading}>
            <span className={styles.fileName}>{upload.file.name}</span>
            <Outcome upload={upload} again={again} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={clear}>
        {phrases.clear}
      </Button>
    </section>
  );
}

interface OutcomeProps extends Pick<UploadsProps, 'again' | 'onOpen'> {
  readonly upload: FileUpload;
}

function Outcome({ upload, again, onOpen }: OutcomeProps) {
  const phrases = usePhrases(mediaPhrases);
  const { state, percent, file, item, known = '', detail } = upload;
  const open = item !== undefined && (
    <Button variant="subtle" onClick={() => onOpen(item)}>
      {phrases.open(file.name)}
    </Button>
  );
  switch (state) {
    case 'waiting':
      return <span className="quiet">{phrases.waiting}</span>;
    case 'sending':
      return (
        <>
          <Progress value={percent} aria-label={file.name} className={styles.progress} />
          <span className="quiet">{percent === DONE ? phrases.reading : phrases.sending(percent)}</span>
        </>
      );
    case 'interrupted':
      return (
        <>
          <span role="status">{phrases.interrupted(percent)}</span>
          <Button variant="subtle" onClick={() => again(upload, upload.keepsTwice)}>
            {phrases.goOn(file.name)}
          </Button>
        </>
      );
    case 'refused':
      return (
        <span role="alert" className={styles.failed}>
          {detail ?? phrases.tooLarge}
        </span>
      );
    case 'stored':
      return (
        <>
          <span role="status">{phrases.stored}</span>
          {open}
        </>
      );
    case 'known':
      return (
        <>
          <span role="status">{phrases.known(known)}</span>
          {open}
          <Button variant="subtle" onClick={() => again(upload, true)}>
            {phrases.keepTwice(file.name)}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <span role="alert" className={styles.failed}>
            {detail ?? phrases.failed}
          </span>
          <Button variant="subtle" onClick={() => again(upload, upload.keepsTwice)}>
            {phrases.again(file.name)}
          </Button>
        </>
      );
  }
}
