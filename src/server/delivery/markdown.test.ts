import { expect, it } from 'vitest';
import { markdownToHtml } from './markdown.ts';

it('what staff write is drawn: headings, lists, links, pictures, tables', () => {
  const html = markdownToHtml(
    '# Spa\n\n- [Book](https://spa.test)\n\n![Pool](https://x.test/p.webp)\n\n|a|b|\n|-|-|\n|1|2|',
  );
  expect(html).toContain('<h2>Spa</h2>');
  expect(html).toContain('<a href="https://spa.test" target="_blank" rel="noopener">Book</a>');
  expect(html).toContain('<img src="https://x.test/p.webp" alt="Pool" />');
  expect(html).toContain('<td>1</td>');
});

it('a new line of staff is one for guests, and a blank one ends the paragraph', () => {
  expect(markdownToHtml('Monday\nTuesday\n\nClosed')).toBe('<p>Monday<br />\nTuesday</p>\n<p>Closed</p>\n');
});

it('a price or an hour in a table stays on one line, longer cells break', () => {
  const html = markdownToHtml(
    '|Massage with hot stones|165 USD|\n|-|-|\n|For two at the terrace|9:00 a. m.|',
  );
  expect(html).toContain('<th>Massage with hot stones</th>');
  expect(html).toContain('<th>165\u00a0USD</th>');
  expect(html).toContain('<td>For two at the terrace</td>');
  expect(html).toContain('<td>9:00\u00a0a.\u00a0m.</td>');
});

it('an hour in a sentence stays on one line, in both languages', () => {
  expect(markdownToHtml('Open from 9:00 am to 8:00 pm, 3 amphorae')).toBe(
    '<p>Open from 9:00\u00a0am to 8:00\u00a0pm, 3 amphorae</p>\n',
  );
  expect(markdownToHtml('De 9:00 a. m. a 8:00 p.m.')).toBe(
    '<p>De 9:00\u00a0a.\u00a0m. a 8:00\u00a0p.m.</p>\n',
  );
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](x" onerror="alert(1))',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '[![x](https://x.test/p.webp)](javascript:alert(1))',
  '[![x](javascript:alert(1))](https://x.test)',
  '[x](//elsewhere.test)',
  '[x](https://x.test "\\" onmouseover=\\"alert(1)")',
  '<iframe src="https://x.test"></iframe>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '> <style>*{display:none}</style>',
  '- `<script>`\n- <scr<script>ipt>alert(1)</scr</script>ipt>',
  '```html\n<script>alert(1)</script>\n```',
  '|<img onerror=alert(1) src=x>|b|\n|-|-|\n|[x](javascript:alert(1))|<svg onload=alert(1)>|',
])('%j does nothing but show', (markdown) => {
  const html = markdownToHtml(markdown);
  const tags = html.match(/<[^<>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).not.toMatch(/<\/?(script|iframe|svg|style|object|form)/i);
    expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+/i);
    expect(tag).not.toMatch(/(href|src)="\s*(javascript|vbscript|data|\/\/)/i);
  }
});
