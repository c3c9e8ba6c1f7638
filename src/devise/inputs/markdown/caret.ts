/** Where a caret stands in a text, however it is drawn: counted in letters, which its marks are none of. */

const LETTER = /[\p{L}\p{N}]/u;
const LETTERS = new RegExp(LETTER, 'gu');

/** How many letters of the text that is read stand before a place in its markdown; addresses of links are not read. */
export const lettersBefore = (markdown: string, place: number): number =>
  markdown
    .slice(0, place)
    .replace(/\]\([^)]*\)?/g, ']')
    .match(LETTERS)?.length ?? 0;

/** Puts the caret behind so many letters of a drawn text; at its end where it has fewer. */
export function placeCaret(root: Node, letters: number): void {
  const selection = getSelection();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    for (let place = 0; place < text.length; place += 1) {
      if (left === 0) return selection?.collapse(node, place);
      if (LETTER.test(text[place]!)) left -= 1;
    }
    if (left === 0) return selection?.collapse(node, text.length);
  }
  return undefined;
}
