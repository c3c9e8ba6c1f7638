import type { Positions } from './scroll-restorer.ts';

const KEY = 'palapa-scroll';
/** Older visits are forgotten. */
const MAX_POSITIONS = 60;

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Positions by visit that survive a reload, as history entries do. */
export function storedPositions(): Positions {
  const positions = read();
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
    } catch {
      // Without storage a reload starts at the top.
    }
  });
  return positions;
}
