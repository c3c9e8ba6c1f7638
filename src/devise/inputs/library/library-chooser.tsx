import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptOf, type MediaKind } from '../../../domain/media/media-kinds.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { FileTooLarge } from '../../uploads/keep-file.ts';
import { ChooseFile } from '../../choose-file.tsx';
import { Chooser } from '../chooser/chooser.tsx';
import { inputPhrases } from '../phrases.ts';
import { errorSentence } from '../picture/error-sentence.ts';
import styles from './library.module.css';
import { filesQuery, type LibraryFile, useNewFile } from './library-files.ts';

interface LibraryChooserProps {
  readonly kind: MediaKind;
  readonly opened: boolean;
  readonly onChoose: (file: Pick<LibraryFile, 'src'>) => void;
  readonly onClose: () => void;
}

/** The files of one kind, to look through and choose from, and the place where a new one comes in. */
export function LibraryChooser({ kind, opened, onChoose, onClose }: LibraryChooserProps) {
  const { library } = usePhrases(inputPhrases);
  return (
    <Chooser
      title={library.titles[kind]}
      search={library.search}
      size="lg"
      opened={opened}
      onClose={onClose}
      upload={<NewFile kind={kind} onChoose={onChoose} />}
    >
      {(searched) => <Found kind={kind} searched={searched} onChoose={onChoose} />}
    </Chooser>
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
                  {file.poster !== null && (
                    <img src={`${file.poster}?w=400`} alt="" className={styles.poster} loading="lazy" />
                  )}
                  <span className={styles.words}>
                    <span>{file.name}</span>
                    <span className="quiet">{library.facts(file.bytes, file.duration)}</span>
                  </span>
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

/** A file from this device, which is what its field was to have: it is chosen once it is kept. */
function NewFile({ kind, onChoose }: Pick<LibraryChooserProps, 'kind' | 'onChoose'>) {
  const { library } = usePhrases(inputPhrases);
  const put = useNewFile();
  const [percent, setPercent] = useState<number | null>(null);
  const [failed, setFailed] = useState<string>();
  const send = async (file: File | null) => {
    if (!file) return;
    setFailed(undefined);
    setPercent(0);
    try {
      const { name, kind: became, src } = await put(file, setPercent);
      if (became === kind && src !== null) onChoose({ src });
      else setFailed(library.otherKind(name));
    } catch (error) {
      setFailed(error instanceof FileTooLarge ? library.tooLarge : errorSentence(error, library.failed));
    } finally {
      setPercent(null);
    }
  };
  return (
    <div className={styles.upload}>
      <ChooseFile accept={acceptOf([kind])} onChange={(file) => void send(file)} disabled={percent !== null}>
        {(button) => (
          <Button {...button} variant="default" loading={percent === DONE}>
            {library.upload}
          </Button>
        )}
      </ChooseFile>
      {percent !== null && <Progress value={percent} aria-label={library.upload} />}
      {failed !== undefined && (
        <p role="alert" className={styles.failed}>
          {failed}
        </p>
      )}
    </div>
  );
}
