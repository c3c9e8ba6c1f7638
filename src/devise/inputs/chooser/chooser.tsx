import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './chooser.module.css';

/** Milliseconds without a key before what was typed is searched. */
const WAIT = 250;

interface ChooserProps {
  readonly title: string;
  readonly search: string;
  readonly size: 'lg' | 'xl';
  /** Closed it stays, so that the focus can go back to where it was opened. */
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Where a new file comes in, beside the search. */
  readonly upload: ReactNode;
  /** What was found. */
  readonly children: (searched: string) => ReactNode;
}

/** A dialog of stored files, to search and choose from; it stays where it is, however much is found. */
export function Chooser({ title, search, size, opened, onClose, upload, children }: ChooserProps) {
  const { pictures } = usePhrases(inputPhrases);
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), WAIT);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      centered={false}
      yOffset="8dvh"
      closeButtonProps={{ 'aria-label': pictures.close }}
    >
      <div className={styles.search}>
        <TextInput
          data-autofocus
          type="search"
          label={search}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {upload}
      </div>
      {children(searched)}
    </Modal>
  );
}
