/** The pattern of LIKE for a text that holds these words, whatever characters they are. */
export const containing = (words: string): string => `%${words.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
