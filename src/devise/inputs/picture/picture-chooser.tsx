import { Button, Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './picture.module.css';
import {
  type PicturePlace,
  type StoredPicture,
  useFoundPictures,
  useKnownPicture,
} from './stored-pictures.ts';
import { RightsMark } from './rights-mark.tsx';
import { Thumb } from './thumb.tsx';
import { UploadPicture } from './upload-picture.tsx';
import { useAlt } from './use-alt.ts';

const WAIT = 250;

/** The box stays where somebody types, however much is found. */
export const atTop = { centered: false, yOffset: '8dvh' } as const;

interface PictureChooserProps extends PicturePlace {
  /** Closed it stays, so that the focus can go back to where it was opened. */
  readonly opened: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: (picture: StoredPicture) => void;
  readonly onClose: () => void;
}

/** The stored pictures, to look through and choose from, and the place where a new one comes in. */
export function PictureChooser({ opened, chosen, onChoose, onClose, ...place }: PictureChooserProps) {
  const { pictures } = usePhrases(inputPhrases);
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), WAIT);
  const keep = useKnownPicture();
  const choose = (picture: StoredPicture) => {
    keep(picture);
    onChoose(picture);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={pictures.title}
      size="xl"
      {...atTop}
      closeButtonProps={{ 'aria-label': pictures.close }}
    >
      <div className={styles.search}>
        <TextInput
          data-autofocus
          type="search"
          label={pictures.search}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <UploadPicture onStored={choose} />
      </div>
      <Found searched={searched} chosen={chosen} onChoose={choose} {...place} />
    </Modal>
  );
}

interface FoundProps extends PicturePlace {
  readonly searched: string;
  readonly chosen: readonly string[];
  readonly onChoose: (picture: StoredPicture) => void;
}

function Found({ searched, chosen, onChoose, siteId, shape }: FoundProps) {
  const { pictures } = usePhrases(inputPhrases);
  const altOf = useAlt();
  const found = useFoundPictures(searched, { siteId, shape });
  if (found.isPending) return <p role="status">{pictures.loading}</p>;
  if (found.isError) {
    return (
      <p role="alert" className={styles.failed}>
        {pictures.failed}{' '}
        <Button variant="subtle" onClick={() => void found.refetch()}>
          {pictures.again}
        </Button>
      </p>
    );
  }
  const all = found.data.pages.flatMap(({ data }) => data);
  if (all.length === 0) return <p role="status">{searched ? pictures.nothing : pictures.empty}</p>;
  return (
    <>
      <ul className={styles.grid} aria-busy={found.isPlaceholderData}>
        {all.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={chosen.includes(picture.id)}
              onClick={() => onChoose(picture)}
            >
              <Thumb picture={picture} alt="" />
              <span className={styles.caption}>{altOf(picture) || picture.id}</span>
              <RightsMark until={picture.rights_until} />
            </button>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {pictures.more}
        </Button>
      )}
    </>
  );
}
