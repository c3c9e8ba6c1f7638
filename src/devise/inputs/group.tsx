import type { GroupField } from '../../domain/fields/nested.ts';
import styles from './field.module.css';
import type { InputProps, Values } from './input-props.ts';
import { Together } from './together.tsx';
import { useChanging } from './use-changing.ts';
import { useGroupFrame } from './use-frame.tsx';

/** Fields that are kept together. */
export function GroupInput(props: InputProps<Values, GroupField>) {
  const { field, path, value, onChange, problems, readOnly, siteId, locale, Inner } = props;
  const change = useChanging<Values>(value ?? {}, onChange);
  return (
    <Together {...useGroupFrame(props, true)} bordered>
      <div className={styles.fields}>
        {Object.entries(field.fields).map(([name, inner]) => (
          <Inner
            key={name}
            field={inner}
            path={`${path}.${name}`}
            value={value?.[name]}
            siblings={value ?? {}}
            onChange={(entered) => change((held) => ({ ...held, [name]: entered }))}
            problems={problems}
            readOnly={readOnly}
            siteId={siteId}
            locale={locale}
          />
        ))}
      </div>
    </Together>
  );
}
