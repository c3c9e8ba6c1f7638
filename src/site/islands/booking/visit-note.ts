import { visitCodes } from '../../../web/booking/visit-codes.ts';
import type { BookableResort } from '../../booking-views.ts';
import type { BookingWords } from '../../parts/booking/booking-words.ts';
import { controlOf } from './form-fields.ts';

/** Where the address of an earlier page brought codes, the form carries it: the server looks at it again. */
function carry(form: HTMLFormElement, landing: string): void {
  const carried = controlOf(form, 'landing') ?? document.createElement('input');
  if (landing === '') return carried.remove();
  Object.assign(carried, { type: 'hidden', name: 'landing', value: landing });
  form.append(carried);
}

/** Which code the visit brings to a resort, and why; nothing where it brings none that is taken there. */
export async function codesInWords(
  form: HTMLFormElement,
  { code: resort, takes }: Pick<BookableResort, 'code' | 'takes'>,
  words: BookingWords,
): Promise<string> {
  const codes = await visitCodes(resort, location.search);
  carry(form, codes?.landing ?? '');
  const name = takes.find((one) => codes?.[one]);
  if (!codes || !name) return '';
  const text = codes.reason.why === 'geography' ? words.fromPlace : words.fromLink;
  return text.replace('{code}', () => codes[name]!);
}
