// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { Markdown } from './markdown.tsx';

const hrefOf = (address: string) => (address.startsWith('/app') ? `#${address}` : undefined);

describe.each(['en', 'es'] as const)('a text on the server: %s', (language) => {
  const rendered = (html: string) => renderedIn(language, <Markdown html={html} hrefOf={hrefOf} />);

  it('leads inside links where the app says, and remembers their address', () => {
    expect(rendered('<p>See <a href="/app/spa?a=1&amp;b=2">the spa</a>.</p>')).toBe(
      '<div><p>See <a href="#/app/spa?a=1&amp;b=2" data-route="/app/spa?a=1&amp;b=2">the spa</a>.</p></div>',
    );
  });

  it('opens outside links in a new tab, and says so once', () => {
    const link = '<a href="https://a.test" target="_blank" rel="noopener">a</a>';
    const said = link.replace('</a>', `<span> (opens-in-new-tab (${language}))</span></a>`);
    expect(rendered(link)).toBe(`<div>${said}</div>`);
    expect(rendered('<a href="https://a.test">a</a>')).toBe(`<div>${said}</div>`);
  });

  it('leaves a telephone number and an image as they are', () => {
    const html = '<p><a href="tel:123">123</a><img src="https://a.test/b.png" alt="b &gt; c" /></p>';
    expect(rendered(html)).toBe(`<div>${html}</div>`);
  });

  it('lets a table scroll in a frame, without a heading for its empty corner', () => {
    const table = (corner: string) => `<table><tr>${corner}<th align="left">Price</th></tr></table>`;
    expect(rendered(table('<th align="left"></th>'))).toBe(
      `<div><div tabindex="0" role="group">${table('<td></td>')}</div></div>`,
    );
  });

  it('is nothing where nothing is written', () => {
    expect(rendered('')).toBe('');
  });
});
