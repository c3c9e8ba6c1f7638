import { Loader, Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { usePhrases } from '../../staff-language.tsx';
import { SearchIcon } from '../icons.tsx';
import styles from './find.module.css';
import { findPhrases } from './phrases.ts';
import { useFindResults } from './use-find-results.ts';

interface FindProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** Ctrl-K: type a few letters, go there with Enter. */
export default function Find({ isOpen, close }: FindProps) {
  const { title } = usePhrases(findPhrases);
  return (
    <Modal.Root opened={isOpen} onClose={close} centered={false} yOffset="10vh" size={640}>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <FindAnything close={close} />
      </Modal.Content>
    </Modal.Root>
  );
}

function FindAnything({ close }: { readonly close: () => void }) {
  const phrases = usePhrases(findPhrases);
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { found, isSearching, hasFailed } = useFindResults(typed);
  const optionId = (index: number) => `${listId}-${index}`;
  const go = (index: number) => {
    const chosen = found[index];
    if (!chosen) return;
    close();
    void navigate(chosen.to);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt(Math.min(at + 1, found.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => go(at),
  };
  const press = (event: KeyboardEvent) => {
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const isEmpty = found.length === 0 && !isSearching;

  return (
    <>
      <TextInput
        data-autofocus
        size="lg"
        className={styles.search}
        leftSection={<SearchIcon />}
        rightSection={isSearching && typed !== '' && <Loader size={20} />}
        placeholder={phrases.placeholder}
        aria-label={phrases.title}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(found[at] && { 'aria-activedescendant': optionId(at) })}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div className={styles.list} role="listbox" id={listId} aria-label={phrases.results}>
        {found.map(({ to, label, note }, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={to}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            ref={(element) => {
              if (index === at) element?.scrollIntoView({ block: 'nearest' });
            }}
            onPointerMove={() => setAt(index)}
            onClick={() => go(index)}
          >
            <span>{label}</span>
            <span className={styles.note}>{note}</span>
          </button>
        ))}
      </div>
      <p className={styles.said} role="status">
        {hasFailed ? phrases.failed : isEmpty ? phrases.nothing(typed) : isSearching ? phrases.searching : ''}
      </p>
    </>
  );
}
