import { useEffect, useState } from 'react';
import type { Language } from '../../domain/language.ts';
import { loadChunk } from '../chunk.ts';
import { Icon } from '../icons.tsx';
import { useKitPhrases } from '../language/language.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { Optional } from '../optional.tsx';
import { useMyTable } from './my-table-store.ts';
import styles from './my-table-button.module.css';

const importDialog = () => import('./my-table-dialog.tsx');
const MyTableDialog = lazyPart('my-table-dialog', importDialog);

interface MyTableButtonProps {
  readonly waiterLanguage: Language;
  readonly className?: string | undefined;
}

/** Opens the guest's table: what it avoids, how it eats, and the card for the waiter. */
export function MyTableButton({ waiterLanguage, className }: MyTableButtonProps) {
  const phrases = useKitPhrases();
  const { avoids, eats } = useMyTable();
  const [isOpen, setOpen] = useState(false);
  const choices = avoids.length + eats.length;
  // The card has to open at the table too, where there may be no line.
  useEffect(() => {
    const load = () => void loadChunk('my-table-dialog', importDialog).catch(() => undefined);
    if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 4000 });
    else setTimeout(load, 1500);
  }, []);
  return (
    <>
      <button
        type="button"
        className={[styles.button, className].filter(Boolean).join(' ')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="setting" />
        <span>{phrases['my-table']}</span>
        {choices > 0 && <b className={styles.count}>{choices}</b>}
      </button>
      {isOpen && (
        <Optional>
          <MyTableDialog waiterLanguage={waiterLanguage} onClose={() => setOpen(false)} />
        </Optional>
      )}
    </>
  );
}
