// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { terrace } from '../picture/terrace.ts';
import { Gallery } from './gallery.tsx';

const garden = { ...terrace, src: '/media/garden/0123456789ab', alt: { en: '', es: '' } };

it.each([
  ['en', 'The terrace at dusk'],
  ['es', 'La terraza al anochecer'],
] as const)('a gallery on the server names each picture that can be enlarged: %s', (language, alt) => {
  const html = renderedIn(language, <Gallery pictures={[terrace, garden]} of="La Brasa" />);
  expect(html).toContain(`<section aria-label="gallery (${language}): La Brasa">`);
  expect(html).toContain(`<button type="button" aria-label="enlarge (${language}): ${alt}">`);
  expect(html).toContain(`<button type="button" aria-label="enlarge (${language}): La Brasa">`);
  expect(html.match(/<li>/g)).toHaveLength(2);
});

it('two pictures side by side are loaded as wide as they stand on a tablet, and small on a phone', () => {
  const html = renderedIn('en', <Gallery pictures={[terrace, garden]} of="La Brasa" />);
  expect(html.match(/sizes="[^"]*"/g)).toEqual(
    Array(2).fill('sizes="(min-width: 1040px) 480px, (min-width: 760px) 46vw, 34vw"'),
  );
});

it('a gallery without pictures is nothing', () => {
  expect(renderedIn('en', <Gallery pictures={[]} of="La Brasa" />)).toBe('');
});

it('a gallery leaves out the picture that the page opens with', () => {
  const html = renderedIn('en', <Gallery pictures={[terrace, garden]} hero={terrace} of="La Brasa" />);
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(renderedIn('en', <Gallery pictures={[terrace]} hero={terrace} of="La Brasa" />)).toBe('');
});
