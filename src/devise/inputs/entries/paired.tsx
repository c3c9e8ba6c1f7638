import { optional } from '../../../domain/fields/optional.ts';
import {
  followsEnglish,
  type PairedField,
  type Said,
  withEnglish,
} from '../../../domain/lists/paired-list.ts';
import { usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inSpanish, spanishOnes } from './paired-path.ts';
import styles from '../form/part-form.module.css';
import { inputPhrases } from '../phrases.ts';
import { useChanging } from '../field/use-changing.ts';

const NOTHING: Said = { en: null, es: null };

/** One text of an entry, English beside Spanish. A Spanish that nobody wrote follows the English. */
export function PairedInput(props: InputProps<Said, PairedField>) {
  const { field, path, value, onChange, problems, readOnly, siteId, Inner } = props;
  const phrases = usePhrases(inputPhrases);
  const said = value ?? NOTHING;
  const change = useChanging<Said>(said, onChange);
  const shared = { readOnly, siteId };
  // A price in figures reads the same in every language.
  const isFollowing = typeof said.en === 'string' && /\p{L}/u.test(said.en) && followsEnglish(said);
  return (
    <div className={styles.pair}>
      <Inner
        {...shared}
        field={field.of}
        path={path}
        value={said.en}
        problems={problems}
        locale="en"
        onChange={(en) => change((held) => withEnglish(held, en))}
      />
      <div className={styles.side}>
        <Inner
          {...shared}
          field={optional(field.of)}
          path={inSpanish(path)}
          value={said.es}
          problems={spanishOnes(problems, path)}
          locale="es"
          onChange={(es) => change((held) => ({ ...held, es }))}
        />
        {isFollowing && <p className={styles.note}>{phrases.readsAsEnglish}</p>}
      </div>
    </div>
  );
}
