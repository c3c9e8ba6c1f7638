import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { send } from '../api.ts';
import { queries } from '../queries.ts';
import { usePhrases } from '../staff-language.tsx';
import { toastFailure } from '../toasts.ts';
import { useWrite } from '../use-write.ts';
import { type BegunUpload, unfinishedQuery } from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';

const WHOLE = 100;

const percentOf = ({ offset, size }: BegunUpload): number =>
  size === 0 ? WHOLE : Math.floor((offset / size) * WHOLE);

/** What this person began to upload before and has not finished: a closed tab, a connection that was lost for good. */
export function BegunUploads() {
  const phrases = usePhrases(mediaPhrases);
  const { data = [] } = useQuery({ ...unfinishedQuery, refetchOnMount: 'always' });
  const discarding = useWrite<unknown, string>({
    mutationFn: (id) => send('DELETE', `uploads/${id}`),
    onError: toastFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: unfinishedQuery.queryKey }),
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.uploads} aria-labelledby="begun">
      <h2 id="begun">{phrases.begun}</h2>
      <p className="quiet">{phrases.begunNote}</p>
      <ul className="plain">
        {data.map((upload) => (
          <li key={upload.id} className={styles.uploading}>
            <span className={styles.fileName}>{upload.name}</span>
            <span className="quiet">{phrases.begunAt(percentOf(upload))}</span>
            <Button variant="subtle" onClick={() => discarding.mutate(upload.id)}>
              {phrases.discard(upload.name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
