import { choice, integer, repeat } from '../domain/fields/index.ts';
import { frequencies } from '../domain/time/recurrence.ts';

/** How an event or a promotion repeats. Which days that makes is for `domain/time/recurrence.ts` to say. */
export const recurrenceFields = {
  repeats: integer({ label: 'Repeats', es: 'Se repite', min: 0, max: 1, isOwn: true }),
  repeat_frequency: choice({
    isOwn: true,
    label: 'How often',
    es: 'Frecuencia',
    options: frequencies,
    labels: {
      daily: { en: 'Every day', es: 'Todos los días' },
      weekly: { en: 'On days of the week', es: 'Ciertos días de la semana' },
      monthly: { en: 'Every month', es: 'Cada mes' },
    },
  }),
  repeat_settings: repeat({ label: 'On which days', es: 'Qué días' }),
};

/** The fields of the form part that asks for dates and how they repeat. */
export const datesAndRecurrence = [
  'start_date',
  'end_date',
  'repeats',
  'repeat_frequency',
  'repeat_settings',
] as const;
