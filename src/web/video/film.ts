/** Where a video comes from. */
export type Film =
  { readonly kind: 'stream'; readonly cfId: string } | { readonly kind: 'file'; readonly src: string };

/** Ids of Cloudflare Stream have neither slash nor dot; an address begins like one. */
export const filmOf = (cfId: string): Film =>
  /^(\/(?!\/)|https:\/\/)/.test(cfId) ? { kind: 'file', src: cfId } : { kind: 'stream', cfId };
