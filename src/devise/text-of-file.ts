/**
 * The text of a table that a spreadsheet program wrote: UTF-8 or UTF-16 by its mark, else UTF-8, else what such programs
 * write in the Americas and in Western Europe.
 */
export function textOf(bytes: Uint8Array): string {
  const begins = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);
  const marked = begins(0xff, 0xfe) ? 'utf-16le' : begins(0xfe, 0xff) ? 'utf-16be' : undefined;
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rejects where the browser cannot read the file. */
export const textOfFile = async (file: Blob): Promise<string> =>
  textOf(new Uint8Array(await file.arrayBuffer()));
