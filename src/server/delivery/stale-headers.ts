/**
 * Says that a response was made from what may be outdated (RFC 9211), as while the database is away. Names and values
 * in turn; undefined while it is current.
 */
export const staleHeaders = (staleSince: number | undefined): string[] | undefined =>
  staleSince === undefined
    ? undefined
    : ['cache-status', `palapa; hit; detail="not confirmed since ${new Date(staleSince).toISOString()}"`];
