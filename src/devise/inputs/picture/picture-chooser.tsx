import { Button } from '@mantine/core';
import { usePhrases } from '../../staff-language.tsx';
import { Chooser } from '../chooser/chooser.tsx';
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

interface PictureChooserProps extends PicturePlace {
  readonly opened: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: (picture: StoredPicture) => void;
  readonly onClose: () => void;
}

/** The stored pictures, to look through and choose from, and the place where a new one comes in. */
export function PictureChooser({ opened, chosen, onChoose, onClose, ...place }: PictureChooserProps) {
  const { pictures } = usePhrases(inputPhrases);
  const keep = useKnownPicture();
  const choose = (picture: StoredPicture) => {
    keep(picture);
    onChoose(picture);
  };
  return (
    <Chooser
      title={pictures.title}
      search={pictures.search}
      size="xl"
      opened={opened}
      onClose={onClose}
      upload={<UploadPicture onStored={choose} />}
    >
      {(searched) => <Found searched={searched} chosen={chosen} onChoose={choose} {...place} />}
    </Chooser>
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
