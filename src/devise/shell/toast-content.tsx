import { Button, VisuallyHidden } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { usePhrases } from '../staff-language.tsx';
import { failureSentence } from './failure-sentence.ts';
import { CheckIcon } from './icons.tsx';
import { shellPhrases } from './phrases.ts';

/** What a message consists of. Its words are components, so that they follow when the language is changed. */

const SuccessTitle = () => usePhrases(shellPhrases).success;

const FailureSentence = ({ error }: { readonly error: unknown }) =>
  failureSentence(error, usePhrases(shellPhrases));

const DismissLabel = () => <VisuallyHidden>{usePhrases(shellPhrases).dismiss}</VisuallyHidden>;

const closeButtonProps = { children: <DismissLabel /> };

/** Announced when the screen reader has finished its sentence. */
export const successContent = (text: string): NotificationData => ({
  role: 'status',
  icon: <CheckIcon />,
  title: <SuccessTitle />,
  message: text,
  closeButtonProps,
});

const UndoButton = ({ onUndo }: { readonly onUndo: () => void }) => (
  <Button variant="default" onClick={onUndo}>
    {usePhrases(shellPhrases).undo}
  </Button>
);

/** A success that can be taken back. */
export const undoableContent = (text: string, onUndo: () => void): NotificationData => ({
  ...successContent(text),
  message: (
    <>
      <p>{text}</p>
      <UndoButton onUndo={onUndo} />
    </>
  ),
});

export const refusalContent = (reasons: string): NotificationData => ({
  role: 'alert',
  message: reasons,
  closeButtonProps,
});

/** Announced at once. */
export const failureContent = (error: unknown): NotificationData => ({
  role: 'alert',
  message: <FailureSentence error={error} />,
  closeButtonProps,
});
