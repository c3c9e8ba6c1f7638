import { memo, useCallback } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import styles from '../field/field.module.css';
import { LinkFields } from '../link/link-fields.tsx';
import type { FieldInputProps, Values } from '../field/input-props.ts';
import type { EntryBodyProps } from './entry-props.ts';
import entriesStyles from './entries.module.css';
import { isSameEntry } from './same-entry.ts';
import { areLinks } from './words.ts';

type EntryField = (name: string, field: Field) => FieldInputProps;

/** The fields of an open entry. Its id is the entry's path, so that the focus finds the first of them. */
export const EntryBody = memo(Body, isSameEntry);

function Body(props: EntryBodyProps) {
  const { entry, path, place, field, changes, problems, readOnly, siteId, locale, Inner } = props;
  const change = useCallback(
    (update: (entry: Values) => Values) => changes.change(place, update),
    [changes, place],
  );
  const of: EntryField = (name, inner) => ({
    field: inner,
    path: `${path}.${name}`,
    value: entry[name],
    siblings: entry,
    onChange: (value) => change((held) => ({ ...held, [name]: value })),
    problems,
    readOnly,
    siteId,
    locale,
  });
  return (
    <div id={path} className={`${styles.fields} ${entriesStyles.body}`}>
      {areLinks(field.fields) ? (
        <LinkFields fields={field.fields} entry={entry} of={of} change={change} Inner={Inner} />
      ) : (
        Object.entries(field.fields).map(([name, inner]) => <Inner key={name} {...of(name, inner)} />)
      )}
    </div>
  );
}
