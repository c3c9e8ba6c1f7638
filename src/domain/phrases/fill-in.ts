/** 'View {restaurant} Details' with its words in place, exactly as they are given; a gap without a word stays. */
export const fillIn = (phrase: string, words: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (gap, name: string) => String(words[name] ?? gap));
