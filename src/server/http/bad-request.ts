/** A request that cannot be read: answered with 400 and this message, which names what is wrong with it. */
export class BadRequest extends Error {
  readonly statusCode = 400;
}
