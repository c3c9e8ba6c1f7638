export type Encoding = 'br' | 'gzip' | 'identity';

/** A longer header names no encoding of ours: browsers send some twenty characters. */
const MAX_LENGTH = 200;

// Browsers send a handful of different values, so each is parsed once.
const parsed = new Map<string, Encoding>();
const MAX_PARSED = 200;

/** The encoding to answer with, by an Accept-Encoding header (RFC 9110, 12.5.3). Brotli wins over gzip at equal weight. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string' || header.length > MAX_LENGTH) return 'identity';
  let encoding = parsed.get(header);
  if (encoding === undefined) {
    encoding = parse(header);
    if (parsed.size < MAX_PARSED) parsed.set(header, encoding);
  }
  return encoding;
}

/** Whether a client takes gzip, whatever it takes beside it. */
export const takesGzip = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && header.length <= MAX_LENGTH && weightsIn(header)('gzip') > 0;

/** The weight of each encoding by its name, 0 for one that is not taken. */
function weightsIn(header: string): (name: string) => number {
  const weights = new Map(header.toLowerCase().split(',').map(weightOf));
  return (name) => weights.get(name) ?? weights.get('*') ?? 0;
}

function parse(header: string): Encoding {
  const weight = weightsIn(header);
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

/** ' gzip;q=0.5' is gzip with the weight 0.5. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((one) => one.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2))];
}
