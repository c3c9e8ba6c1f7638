import pg from 'pg';

export interface LimitedClientConfig extends pg.ClientConfig {
  /** Milliseconds within which a statement is answered. Without one it takes as long as it takes. */
  readonly answerWithin?: number;
}

type Callback = (...response: never[]) => void;

/**
 * A connection that is given up when PostgreSQL does not answer a statement in time. The server's own
 * `statement_timeout` does not help against a server that stands still, and pg's `query_timeout` rejects the
 * statement but leaves the connection waiting for its answer: the rollback behind it would wait too, and the
 * pool would hand the connection to the next request. Here the socket is destroyed, so that whatever was asked
 * on it fails at once and the pool throws the connection away.
 *
 * What the statement did is then unknown: PostgreSQL may still carry it out, also where it is a `commit`.
 */
export class LimitedClient extends pg.Client {
  answerWithin: number | undefined;

  constructor(config?: LimitedClientConfig) {
    super(config);
    this.answerWithin = config?.answerWithin;
  }

  // pg has seven signatures for this; whether the last argument is a callback is all that matters here.
  override query(...args: unknown[]): never {
    const limit = this.answerWithin;
    const runQuery = super.query as (...given: unknown[]) => unknown;
    if (limit === undefined) return runQuery.apply(this, args) as never;
    let lastCheck: NodeJS.Immediate | undefined;
    const timeout = setTimeout(() => {
      // We may have stood still ourselves: an answer that has come meanwhile is read first.
      lastCheck = setImmediate(() => this.#giveUp(limit));
    }, limit);
    const clear = () => {
      clearTimeout(timeout);
      clearImmediate(lastCheck);
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const whenAnswered = (...response: never[]) => {
        clear();
        (callback as Callback)(...response);
      };
      return runQuery.apply(this, [...args.slice(0, -1), whenAnswered]) as never;
    }
    const response = runQuery.apply(this, args);
    if (response instanceof Promise) response.then(clear, clear);
    // A query object of its own, as of a cursor, which Palapa has none of.
    else clear();
    return response as never;
  }

  #giveUp(limit: number): void {
    const error = Object.assign(new Error(`PostgreSQL did not answer a statement within ${limit} ms.`), {
      code: 'ETIMEDOUT',
    });
    // pg's own pool ends a connection in the same way.
    this.connection.stream.destroy(error);
  }
}
