import { memo, useCallback } from 'react';
import { amountsOf } from '../../../domain/fields/number.ts';
import { fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import styles from '../field/field.module.css';
import { LinkFields } from '../link/link-fields.tsx';
import type { Values } from '../field/input-props.ts';
import { InnerField, type InnerFieldOf } from './bilingual.tsx';
import type { EntryBodyProps } from './entry-props.ts';
import entriesStyles from './entries.module.css';
import { isSameEntry } from './same-entry.ts';

/** The fields of an open entry. Its id is the entry's path, so that the focus finds the first of them. */
export const EntryBody = memo(Body, isSameEntry);

function Body(props: EntryBodyProps) {
  const { entry, path, place, field, changes, issues, readOnly, siteId, locale, Inner } = props;
  const change = useCallback(
    (update: (entry: Values) => Values) => changes.change(place, update),
    [changes, place],
  );
  const fields = fieldsOfEntry(field, entry);
  const of: InnerFieldOf = (name, inner) => ({
    field: inner,
    path: `${path}.${name}`,
    value: entry[name],
    siblings: entry,
    onChange: (value) => {
      const readAnew = Object.fromEntries(amountsOf(fields, name).map((amount) => [amount, null]));
      change((held) => ({ ...held, ...readAnew, [name]: value }));
    },
    issues,
    readOnly,
    siteId,
    locale,
  });
  return (
    <div id={path} className={`${styles.fields} ${entriesStyles.body}`}>
      {field.entriesAre === 'links' ? (
        <LinkFields fields={fields} entry={entry} of={of} change={change} Inner={Inner} />
      ) : (
        Object.entries(fields).map(([name, inner]) => (
          <InnerField key={name} {...of(name, inner)} Inner={Inner} />
        ))
      )}
    </div>
  );
}
