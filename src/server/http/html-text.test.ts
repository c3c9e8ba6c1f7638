import { expect, it } from 'vitest';
import { plainText } from './html-text.ts';

it('the words of HTML stand one blank apart, and marks of a sentence where they stood', () => {
  const html =
    '<ul>\n<li><strong>Sierra</strong>, for <a href="/x">ceviche</a></li><li>Octopus</li></ul><hr><p>It&#39;s it</p>';
  expect(plainText(html)).toBe("Sierra, for ceviche Octopus It's it");
});
