import { Checkbox } from '@mantine/core';
import type { ChoicesField } from '../../../domain/fields/choice.ts';
import { useLanguage } from '../../staff-language.tsx';
import styles from '../field/field.module.css';
import type { InputProps } from '../field/input-props.ts';
import { optionName } from './option-name.ts';
import { Together } from '../field/together.tsx';
import { useGroupFrame } from '../field/use-frame.tsx';

export function ChoicesInput(props: InputProps<readonly string[], ChoicesField>) {
  const { field, value, onChange, readOnly } = props;
  const language = useLanguage();
  const chosen = value ?? [];
  // Kept in the order of the declaration, which is the order guests see them in.
  const toggle = (option: string) =>
    onChange(field.options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <Together {...useGroupFrame(props)}>
      <div className={styles.answers}>
        {field.options.map((option) => (
          <Checkbox
            key={option}
            className={styles.answer ?? ''}
            label={optionName(field, option, language)}
            checked={chosen.includes(option)}
            disabled={readOnly}
            onChange={() => toggle(option)}
          />
        ))}
      </div>
    </Together>
  );
}
