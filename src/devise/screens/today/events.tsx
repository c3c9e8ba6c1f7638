import type { EventToday } from '../../../domain/today.ts';
import { usePhrases } from '../../staff-language.tsx';
import { EventRow } from './event-row.tsx';
import { Part } from './part.tsx';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';

interface EventsProps {
  readonly title: string;
  readonly events: readonly EventToday[];
  readonly now: string;
  readonly mayChange: boolean;
  /** On a phone they open by a tap: what is done today stands first. */
  readonly isFolded?: boolean;
}

/** The events of a day; those that are over are folded away, as guests see them, so that the evening stands first. */
export function Events({ title, events, now, mayChange, isFolded = false }: EventsProps) {
  const phrases = usePhrases(todayPhrases);
  const over = events.filter(({ ends }) => ends !== null && ends <= now);
  const coming = events.filter((one) => !over.includes(one));
  const rows = (some: readonly EventToday[]) =>
    some.map((one) => (
      <EventRow key={`${one.id} ${one.day} ${one.starts}`} event={one} now={now} mayChange={mayChange} />
    ));
  const nothing = over.length > 0 ? phrases.noMoreEvents : phrases.noEvents;
  if (isFolded && coming.length > 0) {
    return (
      <details className={styles.folded}>
        <summary>
          <h2>{title}</h2> <span className="quiet">{coming.length}</span>
        </summary>
        <ul className={`plain ${styles.rows}`}>{rows(coming)}</ul>
      </details>
    );
  }
  return (
    <Part
      title={title}
      empty={coming.length === 0 && nothing}
      after={
        over.length > 0 && (
          <details className={styles.over}>
            <summary>{phrases.earlier(over.length)}</summary>
            <ul className={`plain ${styles.rows}`}>{rows(over)}</ul>
          </details>
        )
      }
    >
      {rows(coming)}
    </Part>
  );
}
