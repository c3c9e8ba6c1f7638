/** A parameter of the address, before or behind its hash. */
export const urlParameter = (name: string): string | undefined =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(location.search + location.hash)?.[1];
