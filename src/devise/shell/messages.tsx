import { CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FetchFailed } from '../../web/fetch.ts';
import { type Message, onMessage } from '../messages.ts';
import { usePhrases } from '../staff-language.tsx';
import { failureSentence } from './failure-sentence.ts';
import { CheckIcon } from './icons.tsx';
import styles from './messages.module.css';
import { shellPhrases } from './phrases.ts';

/** What needs nothing more leaves by itself after this long (milliseconds); a failure stays until it is dismissed. */
const STAYS = 8000;

/** Refused answers say so at their fields, and so does what somebody else saved first. */
const leaves = (message: Message): boolean =>
  message.kind === 'success' ||
  (message.error instanceof FetchFailed && [409, 422].includes(message.error.status));

type Shown = Message & { readonly id: number };

let last = 0;

/** The frame's one region for what was saved and what failed. */
export function Messages() {
  const phrases = usePhrases(shellPhrases);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const textOf = (message: Message) =>
    message.kind === 'success' ? message.text : failureSentence(message.error, phrases);
  const dismiss = (text: string) => setShown((now) => now.filter((one) => textOf(one) !== text));

  useEffect(
    () =>
      onMessage((message) => {
        last += 1;
        const id = last;
        setShown((now) => [...now, { ...message, id }]);
        const leave = () => setShown((now) => now.filter((one) => one.id !== id));
        if (leaves(message)) setTimeout(leave, STAYS);
      }),
    [],
  );

  // The same sentence does not stack: its last one stands for all.
  const newest = [...new Map(shown.map((message) => [textOf(message), message])).values()];
  const card = (message: Shown) => (
    <div className={styles.message} data-kind={message.kind} key={message.id}>
      {message.kind === 'success' && <CheckIcon />}
      <div>
        {message.kind === 'success' && <p className={styles.title}>{phrases.success}</p>}
        <p>{textOf(message)}</p>
      </div>
      <CloseButton aria-label={phrases.dismiss} onClick={() => dismiss(textOf(message))} />
    </div>
  );
  return (
    <div className={styles.region}>
      <div role="alert">{newest.filter(({ kind }) => kind === 'failure').map(card)}</div>
      <div role="status">{newest.filter(({ kind }) => kind === 'success').map(card)}</div>
    </div>
  );
}
