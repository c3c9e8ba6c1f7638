import { Button, FileButton, Modal, Progress, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptOf, type MediaKind } from '../../../domain/media/media-kinds.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FileTooLarge } from '../../uploads/keep-file.ts';
import { inputPhrases } from '../phrases.ts';
import { errorSentence } from '../picture/error-sentence.ts';
import styles from './library.module.css';
import { filesQuery, type LibraryFile, useNewFile } from './library-files.ts';

const WAIT = 250;

interface LibraryChooserProps {
  readonly kind: MediaKind;
  readonly opened: boolean;
  readonly onChoose: (file: LibraryFile) => void;
  readonly onClose: () => void;
}

/** The files of one kind, to look through and choose from, and the place where a new one comes in. */
export function LibraryChooser({ kind, opened, onChoose, onClose }: LibraryChooserProps) {
  const { library, pictures } = usePhrases(inputPhrases);
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), WAIT);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={library.titles[kind]}
      size="lg"
      closeButtonProps={{ 'aria-label': pictures.close }}
    >
      <div className={styles.search}>
        <TextInput
          data-autofocus
          type="search"
          label={library.search}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NewFile kind={kind} />
      </div>
      {opened && <Found kind={kind} searched={searched} onChoose={onChoose} />}
    </Modal>
  );
}

function Found({
  kind,
  searched,
  onChoose,
}: Pick<LibraryChooserProps, 'kind' | 'onChoose'> & { readonly searched: string }) {
  const { library } = usePhrases(inputPhrases);
  const files = useQuery(filesQuery(kind, searched));
  return (
    <Loaded of={files} rows={3}>
      {(found) =>
        found.length === 0 ? (
          <p role="status">{searched ? library.nothing : library.empty}</p>
        ) : (
          <ul className={`plain ${styles.files}`}>
            {found.map((file) => (
              <li key={file.id}>
                <button type="button" className={styles.file} onClick={() => onChoose(file)}>
                  <span>{file.name}</span>
                  <span className="quiet">{library.facts(file.bytes, file.duration)}</span>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const DONE = 100;

/** A file from this device; it stands first in the list once it is kept. */
function NewFile({ kind }: Pick<LibraryChooserProps, 'kind'>) {
  const { library } = usePhrases(inputPhrases);
  const put = useNewFile();
  const [percent, setPercent] = useState<number | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly failed: boolean }>();
  const send = async (file: File | null) => {
    if (!file) return;
    setSaid(undefined);
    setPercent(0);
    try {
      const { name, kind: became } = await put(file, setPercent);
      const isOther = became !== kind;
      setSaid({ text: isOther ? library.otherKind(name) : library.kept(name), failed: isOther });
    } catch (error) {
      const failed = error instanceof FileTooLarge ? library.tooLarge : errorSentence(error, library.failed);
      setSaid({ text: failed, failed: true });
    } finally {
      setPercent(null);
    }
  };
  return (
    <div className={styles.upload}>
      <FileButton accept={acceptOf([kind])} onChange={(file) => void send(file)} disabled={percent !== null}>
        {(button) => (
          <Button {...button} variant="default" loading={percent === DONE}>
            {library.upload}
          </Button>
        )}
      </FileButton>
      {percent !== null && <Progress value={percent} aria-label={library.upload} />}
      {said && (
        <p role={said.failed ? 'alert' : 'status'} className={said.failed ? styles.failed : undefined}>
          {said.text}
        </p>
      )}
    </div>
  );
}
