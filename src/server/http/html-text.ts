/** Text as it may stand in HTML, in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** JSON that cannot end the script element it stands in. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, (one) => (one === '\u2028' ? '\\u2028' : '\\u2029'));

/** Elements within a line: what follows one may be a comma. */
const WITHIN_LINE = /<\/?(?:a|b|code|del|em|i|s|strong)(?:\s[^<>]*)?>/g;

const BETWEEN_CELLS = /<\/t[dh]>\s*<t[dh](?:\s[^<>]*)?>/g;
const BETWEEN_ROWS = /<\/t[dh]>\s*<\/tr>(?:\s|<\/?t(?:head|body)>)*<tr>/g;

/** The words of HTML that the server made from Markdown, one blank apart; cells and rows of a table by their marks. */
export const plainText = (html: string): string =>
  html
    .replace(BETWEEN_ROWS, '; ')
    .replace(BETWEEN_CELLS, ', ')
    .replace(WITHIN_LINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#39|amp|quot);/g, (one) => ({ '&#39;': "'", '&amp;': '&', '&quot;': '"' })[one] ?? one)
    .replace(/\s+/g, ' ')
    .trim();
