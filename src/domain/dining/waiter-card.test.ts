import { expect, it } from 'vitest';
import { emptyTable } from './my-table.ts';
import { waiterSentences } from './waiter-card.ts';

it('says all that is avoided and eaten, politely, in Spanish', () => {
  const table = {
    ...emptyTable,
    avoids: ['nuts', 'shellfish', 'gluten'],
    eats: ['vegan', 'low-carb'],
  } as const;
  expect(waiterSentences(table, 'es')).toBe(
    'Hola, buenas. No puedo comer frutos secos, mariscos ni gluten. Por favor, avíseme si un plato los lleva o puede tener trazas. Sigo una dieta vegana y baja en carbohidratos. ¿Sería tan amable de consultarlo con la cocina y decirme qué puedo comer? Muchas gracias.',
  );
  expect(waiterSentences(table, 'en')).toBe(
    'Hello. I cannot eat nuts, shellfish or gluten. Please tell me if a dish contains them or may have traces of them. I follow a vegan and low-carb diet. Would you kindly ask the kitchen and tell me what I can eat? Thank you very much.',
  );
});

it('agrees with one thing alone', () => {
  expect(waiterSentences({ ...emptyTable, avoids: ['gluten'] }, 'es')).toContain(
    'No puedo comer gluten. Por favor, avíseme si un plato lo lleva',
  );
  expect(waiterSentences({ ...emptyTable, avoids: ['nuts'] }, 'es')).toContain('plato los lleva');
  expect(waiterSentences({ ...emptyTable, avoids: ['shellfish'] }, 'en')).toContain('contains it');
  expect(waiterSentences({ ...emptyTable, avoids: ['nuts'] }, 'en')).toContain('contains them');
});

it('with a diet alone says nothing of traces, with a note alone asks to read it', () => {
  const diet = waiterSentences({ ...emptyTable, eats: ['keto'] }, 'es');
  expect(diet).toContain('Sigo una dieta keto.');
  expect(diet).not.toContain('trazas');
  const note = waiterSentences({ ...emptyTable, note: 'No onions' }, 'es');
  expect(note).toBe(
    'Hola, buenas. Por favor, lea lo que escribí aquí y consúltelo con la cocina. Muchas gracias.',
  );
});
