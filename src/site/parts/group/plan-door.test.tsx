import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { doorPlaces } from '../../../domain/group/plan-walls.ts';
import { Leaf, Panes } from './plan-door.tsx';

const room = { across: 0, down: 0, width: 5, depth: 6 };
const linesOf = (html: string) => [...html.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line);

it('a door is a gap in the wall, a quarter of a circle that ends there, and a leaf at its nearer corner', () => {
  const leafOf = (across: number, down: number) => {
    const [place] = doorPlaces({ across, down, width: 0.9, depth: 0.9 }, [room]);
    return linesOf(renderToStaticMarkup(<Leaf {...place!} />));
  };
  expect(leafOf(3.8, 0)).toEqual(['M3.8 0L4.7 0', 'M4.7 0.9A0.9 0.9 0 0 1 3.8 0', 'M4.7 0L4.7 0.9']);
  // Hung at the left of the lower wall, and at the upper end of the right one.
  expect(leafOf(0.3, 5.1)).toEqual(['M0.3 6L1.2 6', 'M0.3 5.1A0.9 0.9 0 0 1 1.2 6', 'M0.3 6L0.3 5.1']);
  expect(leafOf(4.1, 0.3)).toEqual(['M5 0.3L5 1.2', 'M4.1 0.3A0.9 0.9 0 0 0 5 1.2', 'M5 0.3L4.1 0.3']);
});

it('a sliding door is a gap with two panes, one before the other', () => {
  const wall = { isLevel: true, at: 6, from: 1, to: 3 };
  expect(linesOf(renderToStaticMarkup(<Panes wall={wall} />))).toEqual([
    'M1 6L3 6',
    'M1 5.965L2 5.965',
    'M2 6.035L3 6.035',
  ]);
});
