/** Services that know by a meta element of its pages that a site is ours, and the name of their element. */
const names = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
} as const;

export type Prover = keyof typeof names;

export const provers = Object.keys(names) as readonly Prover[] as readonly [Prover, ...Prover[]];

export const proofName = (prover: Prover): string => names[prover];
