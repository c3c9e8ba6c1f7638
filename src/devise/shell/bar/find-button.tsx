import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { usePhrases } from '../../staff-language.tsx';
import styles from './bar.module.css';
import { SearchIcon } from '../icons.tsx';
import { shellPhrases } from '../phrases.ts';

const Find = lazy(() => import('../find/find.tsx'));

/** Ctrl-K, or ⌘K: to any record or action. What it needs is loaded when it is first asked for. */
export function FindButton() {
  const phrases = usePhrases(shellPhrases);
  const [isOpen, setIsOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const open = useCallback(() => {
    setWasAsked(true);
    setIsOpen(true);
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        title={phrases.findAnything}
        onClick={open}
      >
        <SearchIcon />
        <span className={styles.word}>{phrases.find}</span>
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {wasAsked && (
        <Suspense>
          <Find isOpen={isOpen} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
