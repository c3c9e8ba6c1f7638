/** The controls of the booking form by their names. */

type Control = HTMLInputElement | HTMLSelectElement;

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

export const valueOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? '';

/** What of a text the form can have: a choice that a list offers, a day that is still to come. */
export function fillIn(form: HTMLFormElement, fields: URLSearchParams, today: string): void {
  for (const [name, value] of fields) {
    const control = controlOf(form, name);
    if (!control || control.type === 'hidden' || (control.type === 'date' && value < today)) continue;
    const isOffered = !('options' in control) || [...control.options].some((one) => one.value === value);
    if (isOffered) control.value = value;
  }
}

/** What the form sends, without what is empty. */
export const sentBy = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );

/** Choices beyond a number are taken away; one that was made is set to the last that is left. */
export function limitChoices(select: Control | null, max: number): void {
  if (!select || !('options' in select)) return;
  for (const option of select.options) option.hidden = option.disabled = Number(option.value) > max;
  if (Number(select.value) > max) select.value = String(max);
}
