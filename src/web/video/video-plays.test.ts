import { expect, it, vi } from 'vitest';
import { limitPlays } from './video-plays.ts';

it('a hero video pauses and stands at two seconds after playing three times', () => {
  let ended = () => {};
  const player = {
    currentTime: 9,
    play: vi.fn(),
    pause: vi.fn(),
    addEventListener: (_: 'ended', listener: () => void) => void (ended = listener),
  };
  limitPlays(player);

  ended();
  ended();
  expect(player.play).toHaveBeenCalledTimes(2);
  expect(player.currentTime).toBe(0);
  expect(player.pause).not.toHaveBeenCalled();

  player.currentTime = 9;
  ended();
  expect(player.play).toHaveBeenCalledTimes(2);
  expect(player.pause).toHaveBeenCalledTimes(1);
  expect(player.currentTime).toBe(2);
});
