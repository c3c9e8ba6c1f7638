import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../../domain/language.ts';
import { drawnVersion } from '../../../domain/site/page-versions.ts';
import { markOf, ticketOn, withMark } from '../../../domain/site/visitor-draw.ts';
import type { CachedResponse, KeptResponse } from '../../delivery/cached-response.ts';
import type { DrawnVersion, PageDraw } from '../found-page.ts';
import { hostName } from '../../http/host.ts';
import type { Origins } from '../site-origin.ts';
import { knownDraw, newDraw, setDraw } from './draw-cookie.ts';
import type { DrawCounts } from './draw-counts.ts';
import { isMadeReady, isVisitor } from './is-visitor.ts';

export interface VersionResponse extends DrawnVersion {
  /** By scheme and host of the visitors, whom its links name when they are pressed. */
  readonly responses: ReadonlyMap<string, CachedResponse>;
}

interface DrawnParts {
  readonly draw: PageDraw;
  /** What visitors of a host get that is none of the site's own, as one that a proxy names by another header. */
  readonly origin: string;
  readonly onHosts: Origins['onHosts'];
  readonly versions: readonly VersionResponse[];
  readonly language: Language;
  readonly timeZone: string;
  /** Whether visitors come by https, so that the cookie goes by nothing else. */
  readonly isSecure: boolean;
  readonly counts: DrawCounts;
}

/**
 * A page whose versions share the visitors: one response for each of them on each host of the site, kept together under
 * the page's own key, so that nothing a visitor sends becomes part of a key.
 */
export class DrawnResponse implements KeptResponse {
  readonly isFound = true;
  readonly #parts: DrawnParts;

  constructor(parts: DrawnParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#responses().reduce((sum, { size }) => sum + size, 0);
  }

  get isExpired(): boolean {
    return this.#responses().some(({ isExpired }) => isExpired);
  }

  #responses(): CachedResponse[] {
    return this.#parts.versions.flatMap(({ responses }) => [...responses.values()]);
  }

  write(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): void {
    // What a browser makes ready is never asked for again when it is opened, and would not be counted. Declined, it is
    // asked for when somebody opens it.
    if (isMadeReady(request)) {
      response.writeHead(503, { 'cache-control': 'no-store', 'content-length': '0' }).end();
      return;
    }
    const { draw, origin, onHosts, versions, isSecure, counts, language, timeZone } = this.#parts;
    const { page, name } = draw;
    const known = knownDraw(request);
    const visitor = known ?? newDraw();
    const { version, responses } = drawnVersion(versions, ticketOn(page, visitor.ticket))!;
    const drawn = responses.get(onHosts.get(hostName(request.headers.host)) ?? origin)!;
    const isCounted = markOf(visitor, page, name) !== undefined || !isVisitor(request);
    if (!isCounted) counts.visited({ page, draw: name, version, language, timeZone });
    if (known && isCounted) return drawn.write(request, response, more);
    const kept = isCounted ? visitor : withMark(visitor, { page, draw: name, isPressed: false });
    return drawn.write(request, response, [...more, 'set-cookie', setDraw(kept, isSecure)]);
  }
}
