import { Button, Textarea } from '@mantine/core';
import { send } from '../../api.ts';
import { usePhrases } from '../../staff-language.tsx';
import { useTabStorage } from '../../use-tab-storage.ts';
import styles from './inbox.module.css';
import { inboxPhrases } from './phrases.ts';
import type { WholeSubmission } from './submission.ts';
import { useInboxWrite } from './use-inbox-write.ts';

interface WritingProps {
  readonly id: number;
  /** Where it is sent, below the submission. */
  readonly to: 'notes' | 'replies';
  readonly label: string;
  readonly help?: string;
  readonly button: string;
  readonly done: string;
  readonly maxLength: number;
  readonly rows: number;
  /** The version that was read, for what must not go out over somebody else's. */
  readonly version?: number;
}

/** A text that is kept with a submission. What is typed outlives a reload. */
function Writing({ id, to, label, help, button, done, maxLength, rows, version }: WritingProps) {
  const [text, setText] = useTabStorage(`${to}-${id}`, '');
  const writing = useInboxWrite<string>(
    id,
    (given) => send<WholeSubmission>('POST', `inbox/${id}/${to}`, { text: given, version }),
    { message: done, afterwards: () => setText('') },
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') writing.mutate(text);
      }}
    >
      <Textarea
        label={label}
        {...(help !== undefined && { description: help })}
        autosize
        minRows={rows}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant={to === 'notes' ? 'default' : 'filled'}
        disabled={text.trim() === ''}
        loading={writing.isPending}
      >
        {button}
      </Button>
    </form>
  );
}

export function NoteForm({ id }: { readonly id: number }) {
  const { note, addNote, noted } = usePhrases(inboxPhrases);
  return <Writing id={id} to="notes" label={note} button={addNote} done={noted} maxLength={4000} rows={2} />;
}

export function ReplyForm({ submission: { id, email, version } }: { readonly submission: WholeSubmission }) {
  const { reply, replyHelp, sendReply, replied } = usePhrases(inboxPhrases);
  return (
    <Writing
      id={id}
      to="replies"
      label={reply}
      help={replyHelp(email)}
      button={sendReply}
      done={replied}
      maxLength={20_000}
      rows={6}
      version={version}
    />
  );
}
