// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Lead, Title } from './words.tsx';

const lines = (title: string) => renderToStaticMarkup(<Title>{title}</Title>);

it('a word with a hyphen stays on one line of a headline', () => {
  expect(lines('Check-in and single-use bottles')).toBe(
    '<h2 class="title"><span class="unhyphenated">Check-in</span> and <span class="unhyphenated">single-use</span> bottles</h2>',
  );
});

it('other words are left as they are, and so is a dash', () => {
  expect(lines('Sixteen chairs - or none')).toBe('<h2 class="title">Sixteen chairs - or none</h2>');
});

it('an address with a hyphen stays on one line of the words below a headline', () => {
  expect(renderToStaticMarkup(<Lead>Write to ann@sal-y-brisa.test today.</Lead>)).toBe(
    '<p class="lead">Write to <span class="unhyphenated">ann@sal-y-brisa.test</span> today.</p>',
  );
});
