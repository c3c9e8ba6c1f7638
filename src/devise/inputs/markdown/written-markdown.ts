import type { MDXEditorProps } from '@mdxeditor/editor';

type Options = NonNullable<MDXEditorProps['toMarkdownOptions']>;
type Handlers = NonNullable<Options['handlers']>;

/** A picture that was pasted with a size is written as HTML: what is left of it is the picture. */
const pictureIn = (html: string): HTMLImageElement | null =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('img');

const handlers: Handlers = {
  /** Underlined, raised, coloured: guests get the words. */
  mdxJsxTextElement: (node, _parent, state, info) => state.containerPhrasing(node, info),
  html: ({ value }, parent, state, info) => {
    const picture = pictureIn(String(value));
    if (!picture) return '';
    const { alt, title } = picture;
    const url = picture.getAttribute('src') ?? '';
    return state.handle({ type: 'image', url, alt, title }, parent, state, info);
  },
};

/** How the editor writes what was typed or pasted. Never as HTML, which guests would read as signs. */
export const writtenMarkdown: Options = {
  bullet: '-',
  emphasis: '*',
  listItemIndent: 'one',
  rule: '-',
  handlers,
};
