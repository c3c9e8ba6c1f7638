import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Output,
  type PacketType,
  WebMOutputFormat,
} from 'mediabunny';
import type { Page } from 'playwright-core';

/** Six seconds of the demo: H.264 in an MP4. */
export const mp4 = (): Promise<Buffer> => readFile(join(import.meta.dirname, '../demo/films/whale-bay.mp4'));

/** The same as a camera keeps it, in QuickTime. */
export async function quickTime(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat(), target });
  const input = new Input({ source: new BufferSource(await mp4()), formats: [MP4] });
  const conversion = await Conversion.init({ input, output });
  await conversion.execute();
  return Buffer.from(target.buffer!);
}

/** A QuickTime file whose pictures are said to be ProRes, as editing programs keep them: no browser plays it. */
export async function proRes(): Promise<Buffer> {
  const file = await quickTime();
  file.write('apcn', file.indexOf('avc1'), 'latin1');
  return file;
}

interface Frame {
  readonly type: PacketType;
  /** Microseconds. */
  readonly at: number;
  readonly bytes: readonly number[];
}

const FRAMES_A_SECOND = 10;
const MILLION = 1_000_000;
const SIZE = { width: 160, height: 96 };

/** A square that walks over a colour that turns, coded as VP8 by the browser of the page, which has to be a secure one. */
const frames = (page: Page, seconds: number): Promise<Frame[]> =>
  page.evaluate(
    async ({ width, height, count, rate }) => {
      const coded: { type: PacketType; at: number; bytes: number[] }[] = [];
      const encoder = new VideoEncoder({
        output(chunk) {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          coded.push({ type: chunk.type, at: chunk.timestamp, bytes: [...bytes] });
        },
        error(problem) {
          throw problem;
        },
      });
      encoder.configure({ codec: 'vp8', width, height, bitrate: 50_000, framerate: rate });
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d')!;
      for (let number = 0; number < count; number += 1) {
        pen.fillStyle = `hsl(${number * 10} 60% 40%)`;
        pen.fillRect(0, 0, width, height);
        pen.fillStyle = '#fff';
        pen.fillRect(number * 2, 40, 10, 10);
        const frame = new VideoFrame(canvas, { timestamp: (number * 1_000_000) / rate });
        encoder.encode(frame, { keyFrame: number % rate === 0 });
        frame.close();
      }
      await encoder.flush();
      return coded;
    },
    { ...SIZE, count: seconds * FRAMES_A_SECOND, rate: FRAMES_A_SECOND },
  );

/** A WebM of some kilobytes. */
export async function webm(page: Page, seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: SIZE.width, codedHeight: SIZE.height };
  for (const { type, at, bytes } of await frames(page, seconds)) {
    const packet = new EncodedPacket(Uint8Array.from(bytes), type, at / MILLION, 1 / FRAMES_A_SECOND);
    await source.add(packet, { decoderConfig });
  }
  source.close();
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** WebVTT that says one thing for as long as a film of the tests lasts. */
export const captions = (words: string): Buffer =>
  Buffer.from(`WEBVTT\n\n00:00.100 --> 00:06.000\n${words}\n`);
