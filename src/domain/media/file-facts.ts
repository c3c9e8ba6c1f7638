const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE ** 2;
const MINUTE = 60;

/** '850 KB', '2.4 MB'; the same in both languages. */
const sizeInWords = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** 65 is '1:05'. */
const lengthInWords = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** How large a file is and how long it plays, as far as either is known: '2.4 MB · 1:05'. */
export const factsInWords = (bytes: number | null, duration: number | null): string =>
  [
    ...(bytes === null ? [] : [sizeInWords(bytes)]),
    ...(duration === null ? [] : [lengthInWords(duration)]),
  ].join(' · ');
