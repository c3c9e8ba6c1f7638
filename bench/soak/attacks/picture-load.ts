import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureWidths } from '../../../src/domain/picture-sources.ts';

/** One address of a picture in one width and format. */
interface Variant {
  readonly path: string;
  readonly accept: 'image/avif,image/webp' | 'image/webp';
}

export interface LoadOutcome {
  readonly requested: number;
  /** Answers with 503 and Retry-After, each of which was asked again. */
  readonly postponed: number;
  /** One line for each kind of answer that should not have been. */
  readonly unexpected: ReadonlyMap<string, number>;
}

const AT_ONCE = 600;
/** On two free processors it takes four minutes. */
const GIVE_UP_AFTER = 900_000;

/** Every width of every picture as AVIF, then as WebP. */
export const variantsOf = (sources: readonly string[]): Variant[] =>
  (['image/avif,image/webp', 'image/webp'] as const).flatMap((accept) =>
    pictureWidths.flatMap((width) => sources.map((src) => ({ path: `${src}?w=${width}`, accept }))),
  );

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | undefined;
}

function request(agent: Agent, port: number, { path, accept }: Variant): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { accept } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          retryAfter: response.headers['retry-after'],
        }),
      );
    }).on('error', reject);
  });
}

/**
 * Asks for all of them at once, from one client, and again for what was postponed, until each has come in its own
 * format: an AVIF is made after the WebP that stands in for it.
 */
export async function askForAll(port: number, variants: readonly Variant[]): Promise<LoadOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const unexpected = new Map<string, number>();
  const count = (what: string) => void unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
  let postponed = 0;
  const deadline = performance.now() + GIVE_UP_AFTER;
  const wait = async (variant: Variant) => {
    for (;;) {
      if (performance.now() > deadline) return count('no variant in time');
      const response = await request(agent, port, variant).catch((error: unknown) => String(error));
      if (typeof response === 'object') {
        const { status, type, retryAfter } = response;
        // Icons come as the PNG they are.
        const isBest = type !== 'image/webp' || variant.accept === 'image/webp';
        if (status === 200 && isBest) return;
        if (status === 200) {
          await pause(5000);
          continue;
        }
        if (status === 503 && retryAfter !== undefined) {
          postponed += 1;
          await pause(Number(retryAfter) * 1000);
          continue;
        }
      }
      return count(typeof response === 'string' ? response : `status ${response.status}`);
    }
  };
  await Promise.all(variants.map(wait));
  agent.destroy();
  return { requested: variants.length, postponed, unexpected };
}
