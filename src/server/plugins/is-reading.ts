const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that changes nothing. */
export const isReading = ({ method }: { readonly method: string }): boolean => READS.has(method);
