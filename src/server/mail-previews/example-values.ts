import { forms } from '../../content/forms/index.ts';
import type { FormField } from '../../domain/forms/form-field.ts';
import type { FormName, FormValues } from '../../domain/forms/form.ts';
import type { Language, Locales } from '../../domain/language.ts';
import { dayOf, addDays } from '../../domain/time/calendar.ts';
import { offeredBy } from '../site/forms/offered-by.ts';
import type { SiteRequest } from '../site/site-request.ts';

/** A form as somebody might fill it in, where nobody has yet. */

/** By what browsers call the field. */
const known: Readonly<Record<string, Locales<string>>> = {
  name: { en: 'Ruth Okafor', es: 'María Peña' },
  email: { en: 'ruth@example.com', es: 'maria@example.com' },
  tel: { en: '+1 312 555 0148', es: '+52 55 5555 0148' },
  organization: { en: 'Okafor & Daughters', es: 'Peña e Hijas' },
  'street-address': { en: '12 Harbour Street', es: 'Calle 5 de Mayo 12' },
  'address-level2': { en: 'Chicago', es: 'Puebla' },
  'postal-code': { en: '60601', es: '72000' },
  'country-name': { en: 'United States', es: 'México' },
};

const words: Locales<string> = {
  en: 'We come for our anniversary and would like a table by the sea.\nIs the pool warm in January?',
  es: 'Vamos por nuestro aniversario y queremos una mesa junto al mar.\n¿Está tibia la alberca en enero?',
};

function exampleOf(field: FormField, request: SiteRequest, form: FormName): string | undefined {
  const { language } = request;
  const ofBrowser = field.autocomplete === undefined ? undefined : known[field.autocomplete];
  if (ofBrowser) return ofBrowser[language];
  switch (field.kind) {
    case 'text':
      return words[language];
    case 'choice':
    case 'choices':
      return Object.keys(field.options)[0];
    case 'day':
      return addDays(dayOf(request.now), 60);
    case 'number':
      return String(Math.min(field.max, Math.max(field.min, 40)));
    case 'offered':
      return offeredBy(form, request)[0]?.text;
    case 'consent':
      return field.version;
    case 'tick':
      return 'yes';
    default:
      return undefined;
  }
}

export const exampleValues = (form: FormName, request: SiteRequest): FormValues =>
  Object.fromEntries(
    Object.entries<FormField>(forms[form].fields).flatMap(([name, field]) => {
      const value = exampleOf(field, request, form);
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const examplePerson = (language: Language) => ({
  name: known['name']![language],
  email: known['email']![language],
});
