import { Fragment } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import { linkPage } from '../../../domain/fields/links.ts';
import { Thumb } from '../../inputs/picture/thumb.tsx';
import { usePictures } from '../../inputs/picture/stored-pictures.ts';
import { fieldsInside } from '../../../domain/fields/nested.ts';
import { isNothing, ownValue } from '../../../domain/record/same-value.ts';
import { nameOrNumber, typeNamed, useRecords } from '../../inputs/reference/records.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { workflowPhrases } from '../phrases.ts';
import { formatValue, withoutLineBreaks } from './format-value.ts';
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
  if (isEntry || field.type === 'group') return <Entry field={field} value={value} lang={lang} />;
  if (field === linkPage) return <Records to="content_section" ids={asIds(value) as number[]} />;
  switch (field.type) {
    case 'picture':
    case 'gallery':
      return <Pictures ids={asIds(value) as string[]} />;
    case 'reference':
    case 'references':
      return <Records to={(field as Field & { to: string }).to} ids={asIds(value) as number[]} />;
    case 'color':
      return (
        <span className={styles.color}>
          <span style={{ background: String(value) }} />
          {String(value)}
        </span>
      );
    case 'wallClock':
      return <span className={styles.text}>{withoutLineBreaks(formatValue(field, value, language))}</span>;
    default:
      return (
        <span className={styles.text} lang={lang}>
          {formatValue(field, value, language)}
        </span>
      );
  }
}

const isDrawn = ({ type }: Field) => type === 'picture' || type === 'gallery';

/** One entry of a list, or a group: what its fields say, one after the other. */
function Entry({ field, value, lang }: Pick<ValueProps, 'field' | 'value' | 'lang'>) {
  const language = useLanguage();
  const said = Object.entries(fieldsInside(field) ?? {}).filter(
    ([name, inner]) => formatValue(inner, ownValue(value, name), language) !== '',
  );
  return (
    <span className={styles.entry} lang={lang}>
      {said.map(([name, inner], index) => (
        <Fragment key={name}>
          {index > 0 && !isDrawn(inner) && ' · '}
          <Value field={inner} value={ownValue(value, name)} />
        </Fragment>
      ))}
    </span>
  );
}

function Pictures({ ids }: { readonly ids: readonly string[] }) {
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

function Records({ to, ids }: { readonly to: string; readonly ids: readonly number[] }) {
  const language = useLanguage();
  const type = typeNamed(to);
  const records = useRecords(type, ids);
  const names = records.map((record, index) =>
    record ? nameOrNumber(type, record, language) : `#${ids[index]}`,
  );
  return <span>{names.join(', ')}</span>;
}
