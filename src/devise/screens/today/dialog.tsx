import { Modal } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import styles from './today.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * One question above the board, at the foot of a phone where the thumb is. Where its form is still to be loaded the dialog waits
 * with it, so that the focus goes into the form.
 */
export const Dialog = ({ title, onClose, children }: DialogProps) => (
  <Suspense>
    <Modal.Root
      opened
      onClose={onClose}
      size={520}
      classNames={{ inner: styles.dialogPlace ?? '', content: styles.dialog ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <div className={styles.dialogBody}>
          <h2>{title}</h2>
          {children}
        </div>
      </Modal.Content>
    </Modal.Root>
  </Suspense>
);
