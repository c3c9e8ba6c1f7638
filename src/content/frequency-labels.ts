import type { Frequency } from '../domain/time/recurrence.ts';

/** How staff read the frequencies of what repeats. */
export const frequencyLabels = {
  daily: { en: 'Every day', es: 'Todos los días' },
  weekly: { en: 'On days of the week', es: 'Ciertos días de la semana' },
  monthly: { en: 'Every month', es: 'Cada mes' },
} as const satisfies Record<Frequency, { en: string; es: string }>;
