/** Options of a test that `npm run soak` runs and `npm test` leaves out. */
export const inSoak = { tags: ['soak'] };

/** Options of the test at a place of a table of which `npm test` runs the first `count` alone. */
export const inSoakFrom = (count: number, place: number) => (place < count ? {} : inSoak);
