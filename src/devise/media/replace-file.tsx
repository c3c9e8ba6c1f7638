import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { FetchFailed } from '../../web/fetch.ts';
import { queries } from '../queries.ts';
import { usePhrases } from '../staff-language.tsx';
import { toastSuccess } from '../toasts.ts';
import { useWrite } from '../use-write.ts';
import { recordQuery } from '../workflow/records/records.ts';
import { forgetLists, type MediaItem, mediaType } from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';
import { sendFile } from './send-file.ts';

/** Another file in the place of this one, everywhere. */
export function ReplaceFile({ item }: { readonly item: MediaItem }) {
  const phrases = usePhrases(mediaPhrases);
  const [failed, setFailed] = useState<string>();
  const replacing = useWrite<{ data: MediaItem }, File>({
    mutationFn: (file) => {
      const query = new URLSearchParams({ name: file.name, version: String(item.version) });
      return sendFile(`media/${item.id}/file?${query.toString()}`, file, () => {});
    },
    onSuccess: ({ data }) => {
      queries.setQueryData(recordQuery(mediaType, item.id).queryKey, data);
      toastSuccess(phrases.replaced(data.name));
      forgetLists();
    },
    onError: (error) => setFailed((error instanceof FetchFailed && error.problem?.detail) || phrases.failed),
  });
  return (
    <>
      <FileButton
        accept="image/avif,image/webp,image/png,image/jpeg"
        onChange={(file) => {
          setFailed(undefined);
          if (file) replacing.mutate(file);
        }}
      >
        {(button) => (
          <Button {...button} variant="default" loading={replacing.isPending}>
            {phrases.replace}
          </Button>
        )}
      </FileButton>
      {failed && (
        <span role="alert" className={styles.failed}>
          {failed}
        </span>
      )}
    </>
  );
}
