import { type DecodeFault, PictureFault } from '../jobs.ts';

/** What the library throws, at once or later, is the picture's fault. */
export async function asFault<T>(fault: DecodeFault, decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    throw new PictureFault(fault, error);
  }
}
