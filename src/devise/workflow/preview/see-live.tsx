import type { Language } from '../../../domain/language.ts';
import { NextIcon } from '../../shell/icons.tsx';
import styles from '../../shell/choice/choice.module.css';

interface SeeLiveProps {
  readonly path: string;
  readonly id: number;
  readonly language: Language;
  readonly label: string;
  readonly note: string;
}

/** Leads to where guests meet the record now; the server knows the address. */
export function SeeLive({ path, id, language, label, note }: SeeLiveProps) {
  return (
    <a
      className={styles.choice}
      href={`/devise/see/${path}/${id}?lang=${language}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        <span className={styles.note}>{note}</span>
      </span>
      <NextIcon />
    </a>
  );
}
