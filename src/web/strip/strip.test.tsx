// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { Strip } from './strip.tsx';

it.each(['en', 'es'] as const)('a strip on the server is a plain list: %s', (language) => {
  expect(
    renderedIn(
      language,
      <Strip>
        <li>One</li>
        <li>Two</li>
      </Strip>,
    ),
  ).toBe('<div><ul><li>One</li><li>Two</li></ul></div>');
});
