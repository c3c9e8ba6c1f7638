import markdownIt from 'markdown-it';
import sanitize from 'sanitize-html';
import { unbroken, withUnbrokenHours } from '../../domain/unbroken.ts';

// A new line is one for guests too, as it is in the editor and wherever else people write.
const parser = markdownIt({ html: false, linkify: true, typographer: true, breaks: true });

/** A number with its unit in a cell, as '9:00 a. m.' or '165 USD', is one thing to read; words may be broken. */
const SHORT_CELL = 12;

/** What staff may say in a text. Scripts, styles and frames are no part of it. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'em',
    's',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'code',
    'pre',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.href?.includes('http')
        ? { ...attributes, target: '_blank', rel: 'noopener' }
        : attributes,
    }),
  },
  textFilter: (text, tagName) =>
    (tagName === 'td' || tagName === 'th') && text.length <= SHORT_CELL && /\d/.test(text)
      ? unbroken(text)
      : withUnbrokenHours(text),
};

/** Markdown of staff to HTML that is safe for guests. */
export const markdownToHtml = (markdown: string): string => sanitize(parser.render(markdown), allowed);
