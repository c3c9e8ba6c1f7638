import { type FileHandle, open } from 'node:fs/promises';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { MAX_VIDEO_DURATION } from '../../../../domain/media/media-kinds.ts';
import { hashOfFile } from '../../picture-hash.ts';
import { asFault, type CleanedFile, type CleanJob, PictureFault } from '../jobs.ts';

/** What browsers play in each of the two containers. */
const containers = [
  { mime: 'video/mp4', extension: 'mp4', video: ['avc', 'av1', 'vp9'], audio: ['aac', 'mp3', 'opus'] },
  { mime: 'video/webm', extension: 'webm', video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
] as const;

type Container = (typeof containers)[number];

/** 4K, and the same upright. */
const MAX_PIXELS = 4096 * 2304;

interface Tracks {
  readonly video: InputVideoTrack;
  readonly audio: InputAudioTrack | null;
}

async function tracksOf(input: Input): Promise<Tracks> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video) throw new PictureFault('codec');
  return { video, audio };
}

async function containerFor({ video, audio }: Tracks): Promise<Container> {
  const [picture, sound] = [await video.getCodec(), audio && (await audio.getCodec())];
  const found = containers.find(
    (one) =>
      one.video.some((codec) => codec === picture) &&
      (audio === null || one.audio.some((codec) => codec === sound)),
  );
  if (!found) throw new PictureFault('codec');
  return found;
}

interface Copying {
  readonly count: number;
  /** Rejects with a PictureFault where packets are announced that the file does not hold. */
  copy(): Promise<void>;
}

/** Takes one track over, packet by packet: nothing is decoded, and only one packet stands in memory. */
async function addTrack(output: Output, track: InputVideoTrack | InputAudioTrack): Promise<Copying> {
  const sink = new EncodedPacketSink(track);
  let count = 0;
  for await (const _ of sink.packets(undefined, undefined, { metadataOnly: true })) count += 1;
  const decoderConfig = (await track.getDecoderConfig())!;
  const codec = (await track.getCodec())!;
  const source = track.isVideoTrack()
    ? new EncodedVideoPacketSource(codec as never)
    : new EncodedAudioPacketSource(codec as never);
  const metadata = { maximumPacketCount: count };
  if (source instanceof EncodedVideoPacketSource) {
    output.addVideoTrack(source, { ...metadata, rotation: await (track as InputVideoTrack).getRotation() });
  } else output.addAudioTrack(source, metadata);
  const copy = async () => {
    let copied = 0;
    for await (const packet of sink.packets()) {
      await source.add(packet, copied === 0 ? ({ decoderConfig } as never) : undefined);
      copied += 1;
    }
    source.close();
    if (copied < count) throw new PictureFault('damaged');
  };
  return { count, copy };
}

/** Where an output is written: a file that whoever opened it closes, however the writing ends. */
const streamTo = (file: FileHandle): StreamTarget =>
  new StreamTarget(
    new WritableStream<StreamTargetChunk>({
      async write({ data, position }) {
        await file.write(data, 0, data.byteLength, position);
      },
    }),
    { chunked: true },
  );

/**
 * Writes pictures and sound of a video into a new container: without where it was filmed, without whatever else its
 * file holds, and with its index first, so that it plays before all of it has come. Throws PictureFault.
 */
export async function cleanFilm({ source, target }: CleanJob): Promise<CleanedFile> {
  return asFault('damaged', async () => {
    using input = new Input({
      source: new FilePathSource(source),
      formats: [MP4, QTFF, WEBM, MATROSKA],
    });
    const tracks = await tracksOf(input);
    const { mime, extension } = await containerFor(tracks);
    const width = await tracks.video.getDisplayWidth();
    const height = await tracks.video.getDisplayHeight();
    if (width * height > MAX_PIXELS) throw new PictureFault('film-pixels');
    const duration = Math.ceil(await input.computeDuration());
    if (duration > MAX_VIDEO_DURATION) throw new PictureFault('seconds');
    const format =
      mime === 'video/mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat();
    await using file = await open(target, 'w');
    const output = new Output({ format, target: streamTo(file) });
    try {
      const copying: Copying[] = [];
      for (const track of [tracks.video, tracks.audio])
        if (track) copying.push(await addTrack(output, track));
      await output.start();
      await Promise.all(copying.map(({ copy }) => copy()));
      await output.finalize();
    } catch (error) {
      // The other track may still be copied: that ends before the file is closed.
      await output.cancel().catch(() => {});
      throw error;
    }
    return { mime, extension, hash: await hashOfFile(target), width, height, thumbhash: null, duration };
  });
}
