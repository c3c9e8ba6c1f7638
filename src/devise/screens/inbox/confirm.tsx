import { Button } from '@mantine/core';
import { useFocusOnce } from '../../shell/use-focus-once.ts';
import { usePhrases } from '../../staff-language.tsx';
import styles from './inbox.module.css';
import { inboxPhrases } from './phrases.ts';

interface ConfirmProps {
  readonly note: string;
  readonly yes: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before something goes for good. */
export function Confirm({ note, yes, isBusy, onYes, onNo }: ConfirmProps) {
  const phrases = usePhrases(inboxPhrases);
  const question = useFocusOnce<HTMLHeadingElement>();
  return (
    <div className={styles.part} role="group" aria-labelledby="sure">
      <h3 id="sure" tabIndex={-1} ref={question}>
        {phrases.sure}
      </h3>
      <p>{note}</p>
      <div className={styles.buttons}>
        <Button color="red" loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="default" onClick={onNo}>
          {phrases.no}
        </Button>
      </div>
    </div>
  );
}
