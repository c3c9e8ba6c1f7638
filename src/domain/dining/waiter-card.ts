import type { Language } from '../language.ts';
import type { Avoided, Diet, MyTable } from './my-table.ts';

/**
 * What a guest says to the waiter, whole and polite, in the waiter's language. A guest says "usted", in words that every
 * Spanish-speaking country shares: 'plato', not 'platillo'.
 */

const avoidedWords: Readonly<Record<Language, Readonly<Record<Avoided, string>>>> = {
  en: { nuts: 'nuts', shellfish: 'shellfish', gluten: 'gluten' },
  es: { nuts: 'frutos secos', shellfish: 'mariscos', gluten: 'gluten' },
};

/** As they stand before 'diet' and behind 'dieta'. */
const dietWords: Readonly<Record<Language, Readonly<Record<Diet, string>>>> = {
  en: {
    vegan: 'vegan',
    vegetarian: 'vegetarian',
    keto: 'keto',
    'low-carb': 'low-carb',
    'low-cal': 'low-calorie',
  },
  es: {
    vegan: 'vegana',
    vegetarian: 'vegetariana',
    keto: 'keto',
    'low-carb': 'baja en carbohidratos',
    'low-cal': 'baja en calorías',
  },
};

/** 'nuts, shellfish or gluten'; after a Spanish 'no', 'frutos secos, mariscos ni gluten'. */
function joined(words: readonly string[], last: string): string {
  const head = words.slice(0, -1).join(', ');
  return head ? `${head} ${last} ${words.at(-1)}` : (words[0] ?? '');
}

const isGlutenAlone = ({ avoids }: MyTable): boolean => avoids.length === 1 && avoids[0] === 'gluten';

function inSpanish(table: MyTable): string[] {
  const avoided = table.avoids.map((one) => avoidedWords.es[one]);
  const eaten = table.eats.map((one) => dietWords.es[one]);
  return [
    'Hola, buenas.',
    avoided.length > 0 ? `No puedo comer ${joined(avoided, 'ni')}.` : '',
    avoided.length > 0
      ? `Por favor, avíseme si un plato ${isGlutenAlone(table) ? 'lo' : 'los'} lleva o puede tener trazas.`
      : '',
    eaten.length > 0 ? `Sigo una dieta ${joined(eaten, 'y')}.` : '',
    avoided.length + eaten.length > 0
      ? '¿Sería tan amable de consultarlo con la cocina y decirme qué puedo comer?'
      : 'Por favor, lea lo que escribí aquí y consúltelo con la cocina.',
    'Muchas gracias.',
  ];
}

function inEnglish(table: MyTable): string[] {
  const avoided = table.avoids.map((one) => avoidedWords.en[one]);
  const eaten = table.eats.map((one) => dietWords.en[one]);
  const them = table.avoids.length > 1 || table.avoids[0] === 'nuts' ? 'them' : 'it';
  return [
    'Hello.',
    avoided.length > 0 ? `I cannot eat ${joined(avoided, 'or')}.` : '',
    avoided.length > 0 ? `Please tell me if a dish contains ${them} or may have traces of ${them}.` : '',
    eaten.length > 0 ? `I follow a ${joined(eaten, 'and')} diet.` : '',
    avoided.length + eaten.length > 0
      ? 'Would you kindly ask the kitchen and tell me what I can eat?'
      : 'Please read what I have written here and ask the kitchen about it.',
    'Thank you very much.',
  ];
}

/** The sentences of the card; the guest's own words stand beside them as they were written. */
export const waiterSentences = (table: MyTable, language: Language): string =>
  (language === 'es' ? inSpanish(table) : inEnglish(table)).filter(Boolean).join(' ');
