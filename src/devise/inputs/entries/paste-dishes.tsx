import { Button, Textarea } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { type PastedDish, type PastedRow, readDishTable } from '../../../domain/dining/dish-table.ts';
import type { Language } from '../../../domain/language.ts';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import { takeFocus } from '../field/take-focus.ts';
import styles from './entries.module.css';

interface PasteDishesProps {
  /** How many more fit. */
  readonly room: number;
  readonly locale: Language | undefined;
  readonly onTake: (dishes: readonly PastedDish[]) => void;
}

/** Dishes from a spreadsheet: pasted, looked at, then taken. */
export function PasteDishes({ room, locale, onTake }: PasteDishesProps) {
  const { paste } = usePhrases(inputPhrases);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const rows = useMemo(() => readDishTable(text), [text]);
  const panel = useId();
  const close = () => {
    setText('');
    setOpen(false);
  };
  const isTooMuch = rows.length > room;
  return (
    <>
      <Button variant="default" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        {paste.open}
      </Button>
      {isOpen && (
        <div id={panel} className={styles.paste}>
          <Textarea
            ref={takeFocus}
            label={paste.label}
            description={paste.help}
            lang={locale}
            autosize
            minRows={3}
            maxRows={8}
            value={text}
            error={isTooMuch ? paste.tooMany(rows.length, room) : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
          />
          {rows.length > 0 && <Preview rows={rows} locale={locale} />}
          {text.trim() !== '' && rows.length === 0 && <p className={styles.none}>{paste.nothing}</p>}
          <div className={styles.additions}>
            <Button
              disabled={rows.length === 0 || isTooMuch}
              onClick={() => {
                onTake(rows.map(({ dish }) => dish));
                close();
              }}
            >
              {paste.take(rows.length)}
            </Button>
            <Button variant="default" onClick={close}>
              {paste.cancel}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

interface PreviewProps {
  readonly rows: readonly PastedRow[];
  readonly locale: Language | undefined;
}

function Preview({ rows, locale }: PreviewProps) {
  const { paste } = usePhrases(inputPhrases);
  return (
    <div className={styles.preview}>
      <table>
        <caption>{paste.preview}</caption>
        <thead>
          <tr>
            {paste.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang={locale}>
          {rows.map(({ dish, unknownTags }, place) => (
            <tr key={`${place} ${dish.title}`}>
              <td>{dish.title}</td>
              <td>{dish.desc}</td>
              <td>{dish.price}</td>
              <td>
                {dish.dr.join(', ')}
                {unknownTags.length > 0 && (
                  <span className={styles.wrong}> {paste.unknownTags(unknownTags.join(', '))}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
