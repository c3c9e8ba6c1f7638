import { useLanguage } from '../../staff-language.tsx';
import { NextIcon } from '../../shell/icons.tsx';
import styles from '../../shell/choice/choice.module.css';

interface SeeInHubProps {
  readonly path: string;
  readonly id: number;
  readonly label: string;
  readonly note: string;
}

/** Leads to where guests meet the record now; the server knows the address. */
export function SeeInHub({ path, id, label, note }: SeeInHubProps) {
  const language = useLanguage();
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
