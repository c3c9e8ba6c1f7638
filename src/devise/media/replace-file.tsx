import { Button } from '@mantine/core';
import { useState } from 'react';
import { acceptOf, type MediaKind, pictureKinds } from '../../domain/media/media-kinds.ts';
import { FetchFailed } from '../../web/fetch.ts';
import { queries } from '../queries.ts';
import { usePhrases } from '../staff-language.tsx';
import { toastSuccess } from '../toasts.ts';
import { useWrite } from '../use-write.ts';
import { FileTooLarge, sendAndJudge } from '../uploads/keep-file.ts';
import { recordQuery } from '../workflow/records/records.ts';
import { ChooseFile } from '../choose-file.tsx';
import { forgetLists, type MediaItem, mediaType } from './media.ts';
import styles from './media.module.css';
import { mediaPhrases } from './phrases.ts';

interface ReplaceFileProps {
  readonly item: MediaItem;
  readonly onReplaced: (replaced: MediaItem) => void;
}

/** Another file in the place of this one, everywhere. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const phrases = usePhrases(mediaPhrases);
  const kind = (item.kind ?? 'picture') as MediaKind;
  const kinds = pictureKinds.includes(kind) ? pictureKinds : [kind];
  const [failed, setFailed] = useState<string>();
  const replacing = useWrite<{ data: MediaItem }, File>({
    mutationFn: (file) => {
      const query = new URLSearchParams({ name: file.name, version: String(item.version) });
      const path = (upload: string) => `media/${item.id}/file?${query.toString()}&upload=${upload}`;
      return sendAndJudge<MediaItem, unknown>(file, path, () => {});
    },
    onSuccess: ({ data }) => {
      onReplaced(data);
      queries.setQueryData(recordQuery(mediaType, item.id).queryKey, data);
      toastSuccess(phrases.replaced(data.name));
      forgetLists();
    },
    onError: (error) =>
      setFailed(
        error instanceof FileTooLarge
          ? phrases.tooLarge
          : (error instanceof FetchFailed && error.problem?.detail) || phrases.failed,
      ),
  });
  return (
    <>
      <ChooseFile
        accept={acceptOf(kinds)}
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
      </ChooseFile>
      {failed && (
        <span role="alert" className={styles.failed}>
          {failed}
        </span>
      )}
    </>
  );
}
