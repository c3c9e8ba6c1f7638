import { type ComponentType, Fragment } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import { labelOf } from '../../inputs/field/field-label.tsx';
import { Thumb } from '../../inputs/picture/thumb.tsx';
import { usePictures } from '../../inputs/picture/stored-pictures.ts';
import { fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import { isNothing, ownValue } from '../../../domain/record/same-value.ts';
import { nameOrNumber, typeNamed, useRecords } from '../../inputs/reference/records.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { workflowPhrases } from '../phrases.ts';
import { inReadersLanguage, formatValue, withoutLineBreaks } from '../../inputs/entries/format-value.ts';
import styles from './value.module.css';

interface ValueProps {
  readonly field: Field;
  readonly value: unknown;
  /** The value is one entry of the list `field`. */
  readonly isEntry?: boolean | undefined;
  /** The language the value is written in. */
  readonly lang?: string | undefined;
}

const asIds = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]);

/** A value in words, pictures and names; never as it is stored. */
export function Value({ field, value, isEntry = false, lang }: ValueProps) {
  const language = useLanguage();
  const { review } = usePhrases(workflowPhrases);
  if (isNothing(value)) return <span className="quiet">{review.nothingThere}</span>;
  const drawn = Object.hasOwn(drawings, field.type) ? drawings[field.type] : undefined;
  const Drawing = isEntry ? Entry : drawn;
  if (Drawing) return <Drawing field={field} value={value} lang={lang} />;
  return (
    <span className={styles.text} lang={lang}>
      {formatValue(field, value, language)}
    </span>
  );
}

type DrawingProps = Pick<ValueProps, 'field' | 'value' | 'lang'>;

const isPicture = ({ type }: Field): boolean => drawings[type] === Pictures;

/** A number, a yes or a no says nothing without the name of its field. */
const needsLabel = (field: Field, value: unknown): boolean =>
  !Object.hasOwn(drawings, field.type) && (typeof value === 'number' || typeof value === 'boolean');

/** One entry of a list, or a group: what its fields say, one after the other. */
function Entry({ field, value, lang }: DrawingProps) {
  const language = useLanguage();
  const said = Object.entries(fieldsOfEntry(field, value))
    .map(([name, inner]) => ({
      name,
      inner,
      held: inReadersLanguage(inner, ownValue(value, name), language),
    }))
    .filter(({ inner, held }) => formatValue(inner, held, language) !== '');
  return (
    <span className={styles.entry} lang={lang}>
      {said.map(({ name, inner, held }, index) => (
        <Fragment key={name}>
          {index > 0 && !isPicture(inner) && ' · '}
          {needsLabel(inner, held) && `${labelOf(inner, language)}: `}
          <Value field={inner} value={held} />
        </Fragment>
      ))}
    </span>
  );
}

function Color({ value }: DrawingProps) {
  return (
    <span className={styles.color}>
      <span style={{ background: String(value) }} />
      {String(value)}
    </span>
  );
}

function Moment({ field, value }: DrawingProps) {
  const language = useLanguage();
  return <span className={styles.text}>{withoutLineBreaks(formatValue(field, value, language))}</span>;
}

const imageOf = (one: unknown): string => String(ownValue(one, 'image') ?? one);

/** Pictures by their ids, or the entries of a gallery. */
function Pictures({ value }: DrawingProps) {
  const ids = asIds(value).map(imageOf);
  const language = useLanguage();
  const pictures = usePictures(ids);
  return (
    <span className={styles.pictures}>
      {pictures.map((picture, index) => (
        <span className={styles.picture} key={ids[index]}>
          <Thumb picture={picture} alt={picture?.alt[language] || (ids[index] ?? '')} />
        </span>
      ))}
    </span>
  );
}

function Records({ field, value }: DrawingProps) {
  const language = useLanguage();
  const ids = asIds(value) as number[];
  const type = typeNamed((field as Field & { to: string }).to);
  const records = useRecords(type, ids);
  // A record that is not there is its number; of one still on its way nothing is said yet.
  const names = records.map((record, index) =>
    record ? nameOrNumber(type, record, language) : record === null ? `#${ids[index]}` : '…',
  );
  return <span>{names.join(', ')}</span>;
}

/** Field types whose values are drawn; all others are told in words. */
const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  picture: Pictures,
  gallery: Pictures,
  reference: Records,
  references: Records,
  color: Color,
  wallClock: Moment,
  group: Entry,
};
