import { Radio } from '@mantine/core';
import { isLanguage, type Language, languages } from '../../domain/language.ts';
import { DotOption } from './choice/option.tsx';
import { languageNames } from './language-names.ts';

interface LanguageRadiosProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** The language somebody reads devise in, each called in its own. */
export function LanguageRadios({ label, value, onChange }: LanguageRadiosProps) {
  return (
    <Radio.Group label={label} value={value} onChange={(chosen) => isLanguage(chosen) && onChange(chosen)}>
      {languages.map((one) => (
        <DotOption key={one} value={one} label={<span lang={one}>{languageNames[one]}</span>} />
      ))}
    </Radio.Group>
  );
}
