// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import VideoPlayer from './video-player.tsx';

it('a film of the delivery service plays in its player: muted, by itself and without controls', () => {
  expect(renderedIn('en', <VideoPlayer cfId="a1b2/c3" captions={undefined} />)).toContain(
    'src="https://iframe.videodelivery.net/a1b2%2Fc3?muted=true&amp;autoplay=true&amp;controls=false"',
  );
});

it('a film of our own plays muted, by itself and without controls', () => {
  const html = renderedIn('en', <VideoPlayer cfId="/media/film/abc.mp4" captions={undefined} />);
  expect(html).toMatch(/^<video [^>]*src="\/media\/film\/abc\.mp4"[^>]*>/);
  expect(html).toMatch(/ muted=""/);
  expect(html).toMatch(/ autoPlay=""/i);
  expect(html).not.toContain('controls');
});
