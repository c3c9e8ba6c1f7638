import { expect, it, vi } from 'vitest';
import { scrollToCenter } from './scroll-to-center.ts';

it('a strip is moved to an item when it becomes the chosen one, and then left where it is scrolled', () => {
  const strip = document.createElement('ol');
  const [first, second] = [0, 400].map((offset) => {
    const item = document.createElement('li');
    vi.spyOn(item, 'offsetLeft', 'get').mockReturnValue(offset);
    strip.append(item);
    return item;
  });
  scrollToCenter(second!);
  expect(strip.scrollLeft).toBe(400);
  strip.scrollLeft = 120;
  scrollToCenter(null);
  scrollToCenter(second!);
  expect(strip.scrollLeft).toBe(120);
  scrollToCenter(first!);
  expect(strip.scrollLeft).toBe(0);
  scrollToCenter(second!);
  expect(strip.scrollLeft).toBe(400);
});
