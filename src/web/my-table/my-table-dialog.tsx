import { useState } from 'react';
import type { Language } from '../../domain/language.ts';
import { FullScreen } from '../full-screen/full-screen.tsx';
import { useKitPhrases } from '../language/language.tsx';
import { WaiterCard } from './waiter-card.tsx';
import { TableForm } from './table-form.tsx';

export interface MyTableDialogProps {
  /** The language that waiters read first. */
  readonly waiterLanguage: Language;
  readonly onClose: () => void;
}

/** The guest's choices over the whole screen, and the card that is made of them. */
export default function MyTableDialog({ waiterLanguage, onClose }: MyTableDialogProps) {
  const phrases = useKitPhrases();
  const [isCard, setCard] = useState(false);
  return isCard ? (
    <FullScreen
      key="card"
      label={phrases['card-for-the-waiter']}
      tone="white"
      closesByTap
      onClose={() => setCard(false)}
    >
      <WaiterCard first={waiterLanguage} />
    </FullScreen>
  ) : (
    <FullScreen key="form" label={phrases['my-table']} onClose={onClose}>
      <TableForm onShowCard={() => setCard(true)} onDone={onClose} />
    </FullScreen>
  );
}
