// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dotted, DottedLabel } from './dotted.tsx';

const textOf = (html: string) => html.replace(/<[^<>]*>/g, '');

it('parts are read with a dot between them, without those that are missing', () => {
  expect(textOf(renderToStaticMarkup(<Dotted parts={['42 m²', null, 'One king', false]} />))).toBe(
    '42 m² · One king',
  );
});

it('a label of nothing is not there', () => {
  expect(renderToStaticMarkup(<DottedLabel parts={[null, false]} />)).toBe('');
});
