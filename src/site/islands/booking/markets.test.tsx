import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from './markets.ts';

/** Over-the-air booking: the travel sites of a resort, for every market, as the server has written them. */

beforeEach(() => {
  document.body.innerHTML = `
    <section data-resort="marea">
      <ul>
        <li data-markets="CA US">Maple Trips</li>
        <li data-markets="MX-JAL">Viajes Jacaranda</li>
        <li data-markets="">Everywhere Holidays</li>
      </ul>
    </section>`;
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter((one) => !one.hidden)
    .map((one) => one.textContent);

function visitFrom(country: string | null) {
  const answer = { country, reason: { why: null, trigger: null, because: null } };
  vi.stubGlobal('fetch', async () => Response.json({ data: answer }));
  start(document.querySelector('section')!);
}

it('a visitor from Mexico sees who sells there, and who sells everywhere', async () => {
  visitFrom('MX');
  await expect.poll(shown).toEqual(['Viajes Jacaranda', 'Everywhere Holidays']);
});

it('where nobody knows the country, or nobody sells there alone, every one stands', async () => {
  visitFrom(null);
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(shown()).toHaveLength(3);
});
