/** Bytes that the values of one draft may take as JSON in UTF-8. A larger draft stays on the device it is typed on. */
export const MAX_DRAFT = 2 ** 20;

/** The same in words, which are those of both languages. */
export const MAX_DRAFT_TEXT = '1 MB';
