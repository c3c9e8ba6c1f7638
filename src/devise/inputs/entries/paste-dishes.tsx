import { Button, Textarea } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { type PastedDish, readDishTable } from '../../../domain/dining/dish-table.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { Language } from '../../../domain/language.ts';
import { usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import { takeFocus } from '../field/take-focus.ts';
import styles from './entries.module.css';
import { PastedDishes } from './pasted-dishes.tsx';

interface PasteDishesProps {
  /** The list of dishes. */
  readonly field: Field;
  /** How many more fit. */
  readonly room: number;
  readonly locale: Language | undefined;
  readonly onTake: (dishes: readonly PastedDish[]) => void;
}

/** Dishes from a spreadsheet: pasted, looked at, then taken. */
export function PasteDishes({ field, room, locale, onTake }: PasteDishesProps) {
  const { paste } = usePhrases(inputPhrases);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const rows = useMemo(() => readDishTable(text), [text]);
  const dishes = rows.flatMap(({ dish }) => dish ?? []);
  const panel = useId();
  const close = () => {
    setText('');
    setOpen(false);
  };
  const isTooMuch = dishes.length > room;
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
            error={isTooMuch ? paste.tooMany(dishes.length, room) : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
          />
          {rows.length > 0 && <PastedDishes rows={rows} field={field} locale={locale} />}
          {text.trim() !== '' && rows.length === 0 && <p className={styles.none}>{paste.nothing}</p>}
          <div className={styles.additions}>
            <Button
              disabled={dishes.length === 0 || isTooMuch}
              onClick={() => {
                onTake(dishes);
                close();
              }}
            >
              {paste.take(dishes.length)}
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
