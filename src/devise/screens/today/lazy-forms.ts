import { lazy } from 'react';

/** The forms behind the buttons of a row, with what they need of the declarations: the board is drawn before they are there. */

const loadDateForm = () => import('./date-form.tsx');
const loadDayForm = () => import('./day-form.tsx');

export const DateForm = lazy(loadDateForm);
export const DayForm = lazy(loadDayForm);

/** Loads them ahead, so that a button works at once, also where the connection is lost meanwhile. */
export function preloadForms(): void {
  // Where they cannot be loaded, whoever presses the button is told.
  for (const load of [loadDateForm, loadDayForm]) load().catch(() => {});
}
