const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that changes nothing. */
export const isReadRequest = ({ method }: { readonly method: string }): boolean => READ_METHODS.has(method);
