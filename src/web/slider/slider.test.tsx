// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { Slider } from './slider.tsx';

const slides = [<p key="1">First</p>, <p key="2">Second</p>];

it.each(['en', 'es'] as const)(
  'a slider on the server shows its first slide with room for its controls: %s',
  (language) => {
    expect(renderedIn(language, <Slider label="Offers" slides={slides} />)).toBe(
      `<section aria-roledescription="slider (${language})" aria-label="Offers">` +
        `<div><div aria-live="polite"><div role="group" aria-label="slide-of (${language})"><p>First</p></div></div></div>` +
        '<div></div></section>',
    );
  },
);

it('a slider without slides is nothing', () => {
  expect(renderedIn('en', <Slider label="Offers" slides={[]} />)).toBe('');
});
