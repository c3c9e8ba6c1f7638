import { expect, it } from 'vitest';
import { plainText } from './html-text.ts';

it('the words of HTML stand one blank apart, and marks of a sentence where they stood', () => {
  const html =
    '<ul>\n<li><strong>Sierra</strong>, for <a href="/x">ceviche</a></li><li>Octopus</li></ul><hr><p>It&#39;s it</p>';
  expect(plainText(html)).toBe("Sierra, for ceviche Octopus It's it");
});

it('cells and rows of a table do not run together', () => {
  const row = (tag: string, ...cells: string[]) =>
    `<tr>\n${cells.map((cell) => `<${tag} align="left">${cell}</${tag}>\n`).join('')}</tr>\n`;
  const html = `<table>\n<thead>\n${row('th', 'Month', 'Sea')}</thead>\n<tbody>\n${row('td', 'May', '26 °C')}${row('td', 'June', '28 °C')}</tbody>\n</table>`;
  expect(plainText(html)).toBe('Month, Sea; May, 26 °C; June, 28 °C');
});
