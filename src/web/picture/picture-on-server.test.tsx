// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { Picture } from './picture.tsx';
import { terrace } from './terrace.ts';

describe('a picture on the server', () => {
  it.each([
    ['en', 'The terrace at dusk'],
    ['es', 'La terraza al anochecer'],
  ] as const)('has its sizes, its sketch and its words: %s', (language, alt) => {
    const html = renderedIn(language, <Picture picture={terrace} sizes="50vw" />);
    expect(html).toContain(`alt="${alt}"`);
    expect(html).toContain('width="1500" height="1000"');
    expect(html).toContain('/media/terrace/0123456789ab?w=400 400w');
    expect(html).toContain('aspect-ratio:1500/1000');
    expect(html).toContain('background-image:url(data:image/png');
    expect(html).toContain('loading="lazy"');
  });

  it('keeps the place of one that is missing', () => {
    expect(renderedIn('en', <Picture picture={null} sizes="50vw" ratio="1" />)).toBe(
      '<span style="aspect-ratio:1"></span>',
    );
  });
});
