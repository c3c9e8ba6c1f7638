import { codesIn, type NamedRecordsField } from '../../../domain/fields/named-records.ts';
import { ownValue } from '../../../domain/record/same-value.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { nameOrNumber, typeNamed, useEveryRecord, useMayChoose } from '../reference/records.ts';
import { Several } from './several.tsx';

/** Records of another type that have a code, chosen by their names. */
export function NamedRecordsInput(props: InputProps<string, NamedRecordsField>) {
  const { field, value } = props;
  const language = useLanguage();
  const phrases = usePhrases(inputPhrases);
  const type = typeNamed(field.to);
  const { view, why } = useMayChoose(type);
  const records = useEveryRecord(type, view);
  const offered = (records.data ?? []).flatMap((record) => {
    const code = ownValue(record, field.by);
    const name = nameOrNumber(type, record, language);
    return typeof code === 'string' ? [{ value: code, label: `${name} (${code})` }] : [];
  });
  const said = !view ? why : records.isPending ? phrases.looking : phrases.lookingFailed;
  return (
    <Several
      input={{ ...props, readOnly: props.readOnly || !view }}
      chosen={codesIn(value)}
      offered={offered}
      nameOf={(code) => code}
      said={records.isSuccess ? undefined : said}
    />
  );
}
