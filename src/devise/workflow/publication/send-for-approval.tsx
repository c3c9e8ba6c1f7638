import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { StaffRecord } from '../records/staff-record.ts';
import { actionPhrases } from './action-phrases.ts';
import { decidedLanguages } from './publication-languages.ts';
import { ApprovalNote, LanguageTicks } from './publication-choice.tsx';
import styles from './publication.module.css';
import { useDecision } from './use-decision.ts';

interface SendForApprovalProps {
  readonly record: StaffRecord;
  /** The languages that this person writes. */
  readonly offered: readonly Language[];
}

/** For whoever may not publish: what was saved without being sent, or was sent back and is right as it stands. */
export function SendForApproval({ record, offered }: SendForApprovalProps) {
  const words = usePhrases(actionPhrases);
  const open = offered.filter((one) => {
    const { approval, is_changed, revision } = record.publication[one];
    return approval === null && (is_changed || revision === null);
  });
  const [languages, setLanguages] = useState<readonly Language[]>(open);
  const [note, setNote] = useState('');
  const sending = useDecision(record, words.sent);
  if (open.length === 0) return null;
  const send = () => sending.mutate(['approval', { languages: decidedLanguages(offered, languages), note }]);
  return (
    <section className={styles.choice} aria-labelledby="send">
      <h2 id="send">{words.send}</h2>
      {offered.length > 1 && (
        <LanguageTicks label={words.languages} offered={offered} value={languages} onChange={setLanguages} />
      )}
      <ApprovalNote value={note} onChange={setNote} />
      <p>
        <Button disabled={languages.length === 0} loading={sending.isPending} onClick={send}>
          {words.sendButton}
        </Button>
      </p>
    </section>
  );
}
