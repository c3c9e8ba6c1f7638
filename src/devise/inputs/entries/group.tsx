import type { GroupField } from '../../../domain/fields/nested.ts';
import styles from '../field/field.module.css';
import type { InputProps, Values } from '../field/input-props.ts';
import { Together } from '../field/together.tsx';
import { InnerField } from '../entries/bilingual.tsx';
import { useChanging } from '../field/use-changing.ts';
import { useGroupFrame } from '../field/use-frame.tsx';

/** Fields that are kept together. */
export function GroupInput(props: InputProps<Values, GroupField>) {
  const { field, path, value, onChange, issues, readOnly, siteId, locale, Inner } = props;
  const change = useChanging<Values>(value ?? {}, onChange);
  return (
    <Together {...useGroupFrame(props, true)} bordered>
      <div className={styles.fields}>
        {Object.entries(field.fields).map(([name, inner]) => (
          <InnerField
            key={name}
            Inner={Inner}
            field={inner}
            path={`${path}.${name}`}
            value={value?.[name]}
            siblings={value ?? {}}
            onChange={(entered) => change((held) => ({ ...held, [name]: entered }))}
            issues={issues}
            readOnly={readOnly}
            siteId={siteId}
            locale={locale}
          />
        ))}
      </div>
    </Together>
  );
}
