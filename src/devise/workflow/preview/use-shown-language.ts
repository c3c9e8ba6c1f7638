import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { writtenIn } from '../../../domain/workflow/written-in.ts';

/** The language of the phone: what was chosen last, or written in last. */
export function useShownLanguage(first: Language, values: FormValues | undefined) {
  const [language, setLanguage] = useState(first);
  const [seen, setSeen] = useState(values);
  if (values !== seen) {
    setSeen(values);
    const written = seen && values && writtenIn(seen, values);
    if (written && written !== language) setLanguage(written);
  }
  return [language, setLanguage] as const;
}
