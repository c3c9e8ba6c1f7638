import { Decoder } from '../src/server/media/decoder/decoder.ts';

/**
 * The decoder of all tests of a worker that do not test decoders: its process takes a second to start, and most tests of
 * media do little more than that. The process ends by itself when nothing has been decoded for a while.
 */
export const sharedDecoder = new Decoder();
