/** The controls of the booking form by their names. */

type Control = HTMLInputElement | HTMLSelectElement;

export const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

export const valueOf = (form: HTMLFormElement, name: string): string => controlOf(form, name)?.value ?? '';

/**
 * What of a text the form can have: a choice that a list offers, a day that is still to come. A number beyond a list is
 * what the visitor wished elsewhere.
 */
export function fillIn(form: HTMLFormElement, fields: URLSearchParams, today: string): void {
  for (const [name, value] of fields) {
    const control = controlOf(form, name);
    if (!control || control.type === 'hidden' || (control.type === 'date' && value < today)) continue;
    const offered = 'options' in control ? [...control.options].map((one) => one.value) : [value];
    if (offered.includes(value)) control.value = value;
    else if (Number(value) > Number(offered.at(-1))) control.dataset.wished = value;
  }
}

/**
 * What a visitor has chosen in the form, over what was chosen before: also the children whom this resort does not take,
 * for whom there may be no field here, and a third adult who has no place in its rooms.
 */
export function chosenIn(form: HTMLFormElement, before: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams(before);
  for (const { name, value, dataset } of form.elements as Iterable<Control>) {
    const wished = dataset.wished ?? value;
    if (wished === '') chosen.delete(name);
    else if (name) chosen.set(name, wished);
  }
  return chosen;
}

/** Choices beyond a number are taken away. One that was made gives way to the last that is left, until it may be made again. */
export function limitChoices(select: Control | null, max: number): void {
  if (!select || !('options' in select)) return;
  for (const option of select.options) option.hidden = option.disabled = Number(option.value) > max;
  const wished = (select.dataset.wished ??= select.value);
  select.value = String(Math.min(Number(wished), max));
}
