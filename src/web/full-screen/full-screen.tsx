import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons.tsx';
import { useKitPhrases } from '../language/language.tsx';
import styles from './full-screen.module.css';

interface FullScreenProps {
  label: string;
  onClose: () => void;
  /** Dark for pictures, white for what is read in the sun, paper for everything else. */
  tone?: 'paper' | 'dark' | 'white';
  /** A tap closes it wherever it falls: for what is only looked at. */
  closesByTap?: boolean;
  children: ReactNode;
}

/**
 * Covers the page until it is closed by the icon, Escape or a tap beside the content. The browser's own dialog keeps
 * the focus inside and makes the rest inert.
 */
export function FullScreen({
  label,
  onClose,
  tone = 'paper',
  closesByTap = false,
  children,
}: FullScreenProps) {
  const phrases = useKitPhrases();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const open = dialog.current;
    const { clientWidth, style } = document.documentElement;
    const scrollbar = window.innerWidth - clientWidth;
    open?.showModal();
    const { overflow, paddingInlineEnd } = style;
    style.overflow = 'hidden';
    style.paddingInlineEnd = `${scrollbar}px`;
    return () => {
      style.overflow = overflow;
      style.paddingInlineEnd = paddingInlineEnd;
      open?.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[tone]}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (closesByTap || event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.bar} onClick={onClose}>
        <p className={styles.label}>{label}</p>
        <button type="button" className="icon-button" aria-label={phrases.close}>
          <Icon name="close" />
        </button>
      </div>
      <div
        className={styles.content}
        onClick={(event) => {
          if (event.target === event.currentTarget) onClose();
        }}
      >
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
