/** Icons of the tiles that every menu of the hub starts with, 40 by 40, by the names that tiles give. */
export const tileDrawings: Readonly<Record<string, string>> = {
  dining:
    'M20 9.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM4 8v6c0 2 3 2 3 2s0 0 0 17m0-17s3 0 3-2V8M7 8v8m27 17V8c-3 2-4 6-4 11 0 2 1 3 4 3',
  'hotel-information':
    'M5 30.5h30M8 30.5C8 20 13 14.5 20 14.5S32 20 32 30.5M20 14.5V10m-3.5 0h7M13 26c.5-3 2-5 4.5-6.200',
  'dining-reservations':
    'M6 12.5h28v21H6zM6 19h28M13 8.5v7m14-7v7M20 22.5a4 4 0 0 1 4 4h-8a4 4 0 0 1 4-4Zm-6.5 6.5h13',
  activities:
    'M20 5v3m11 2-2 2M9 10l2 2m25 9h-3M7 21H4m9 0a7 7 0 0 1 14 0M4 27c3-2.5 5-2.5 8 0s5 2.5 8 0 5-2.5 8 0 5 2.5 8 0M4 33c3-2.5 5-2.5 8 0s5 2.5 8 0 5-2.5 8 0 5 2.5 8 0',
};

/** An i, of a tile whose icon nobody knows. */
export const plainTile = 'M20 6c8 0 14 6 14 14s-6 14-14 14S6 28 6 20 12 6 20 6Zm0 9v13m0-16.5v.5';
