import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './flight.ts';

/** The field of an airport, as the server has written it. */

beforeEach(() => {
  document.body.innerHTML = `
    <form data-today="2026-11-29" data-found="{count} airports" data-none="No airport is called that.">
      <div data-airport><label for="from">From</label><input id="from" name="from"></div>
      <input type="date" name="depart">
    </form>`;
});
afterEach(() => vi.unstubAllGlobals());

function typed(text: string, answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
  const input = document.querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input'));
}
const said = () => document.querySelector('[role=status]')?.textContent;
const data = (...names: string[]) =>
  Promise.resolve(Response.json({ data: names.map((name) => ({ id: name, code: name, name })) }));

it('says how many airports are suggested, and that there is none', async () => {
  start(document.querySelector('form')!);
  typed('can', () => data('Cancún, MX (CUN)'));
  await expect.poll(said).toBe('1 airports');
  typed('qqq', () => data());
  await expect.poll(said).toBe('No airport is called that.');
});

it.each([
  ['answer with an error', () => Promise.resolve(new Response('', { status: 500 }))],
  ['do not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says nothing of airports where they %s', async (_what, answer) => {
  start(document.querySelector('form')!);
  typed('qqq', () => data());
  await expect.poll(said).toBe('No airport is called that.');
  typed('can', answer);
  await expect.poll(said).toBe('');
});

it('a field of a day offers none that is over, from when it is chosen', () => {
  start(document.querySelector('form')!);
  const day = document.querySelector<HTMLInputElement>('[type=date]')!;
  expect(day.min).toBe('');
  day.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(day.min).toBe('2026-11-29');
  expect(document.querySelector<HTMLInputElement>('#from')!.min).toBe('');
});
