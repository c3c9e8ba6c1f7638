import { Parser } from 'htmlparser2';

/** An element as it stands in a document. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text inside it, that of elements inside it included. */
  readonly text: string;
}

/** All elements of a document, in their order. */
export function elementsOf(html: string): PageElement[] {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: { text: string }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      for (const element of open) element.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return elements;
}

/** An attribute of every element of a name that has it. */
export const attributesOf = (elements: readonly PageElement[], name: string, attribute: string): string[] =>
  elements.flatMap((one) => (one.name === name ? (one.attributes[attribute] ?? []) : []));
