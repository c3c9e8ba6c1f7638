import type { Locales } from '../language.ts';

export const submissionStates = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;

export type SubmissionState = (typeof submissionStates)[number];

export const stateNames: Readonly<Record<SubmissionState, Locales<string>>> = {
  new: { en: 'New', es: 'Nuevo' },
  in_progress: { en: 'In progress', es: 'En curso' },
  answered: { en: 'Answered', es: 'Respondido' },
  closed: { en: 'Closed', es: 'Cerrado' },
  spam: { en: 'Spam', es: 'Spam' },
};
