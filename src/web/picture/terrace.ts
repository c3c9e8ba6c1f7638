import type { OfferedPicture } from '../../domain/picture-sources.ts';

/** A picture for tests. */
export const terrace: OfferedPicture = {
  src: '/media/terrace/0123456789ab',
  width: 1500,
  height: 1000,
  thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
  alt: { en: 'The terrace at dusk', es: 'La terraza al anochecer' },
};
