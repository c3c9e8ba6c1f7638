/** What an app does with the links of a text. */
export interface TextLinks {
  /** The address that the app itself opens; undefined for one that leads out of it. */
  readonly hrefOf: (address: string) => string | undefined;
  /** What is read out behind a link that opens a new tab. */
  readonly newTab: string;
}

/** A tag, or the text between two of them: safe HTML holds no bare angle brackets, in attributes neither. */
const TAGS = /(<[^<>]*>)/;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => entities[one]!);
const encode = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const hrefIn = (tag: string): string => decode(/ href="([^"]*)"/.exec(tag)?.[1] ?? '');

/** The start tag of a link, and what comes before its end tag. */
function dressLink(tag: string, { hrefOf, newTab }: TextLinks): readonly [start: string, end: string] {
  const address = hrefIn(tag);
  const href = hrefOf(address);
  if (href !== undefined) {
    const inside = tag.replace(/ href="[^"]*"/, () => ` href="${encode(href)}"`);
    return [`${inside.slice(0, -1)} data-route="${encode(address)}">`, ''];
  }
  if (!/http/i.test(address)) return [tag, ''];
  const said = `<span class="visually-hidden"> (${encode(newTab)})</span>`;
  const opensTab = / target="_blank"/.test(tag);
  return [opensTab ? tag : `${tag.slice(0, -1)} target="_blank" rel="noopener">`, said];
}

/**
 * Safe HTML of the server with its links led where the app wants them. Tables get a frame of their own to scroll in, so
 * that a wide one never widens the page; the empty corner above row titles is no heading.
 */
export function dressHtml(html: string, links: TextLinks): string {
  const parts = html.split(TAGS);
  let linkEnd = '';
  return parts
    .map((part, at) => {
      if (/^<a[ >]/.test(part)) {
        const [start, end] = dressLink(part, links);
        linkEnd = end;
        return start;
      }
      if (part === '</a>') return linkEnd + part;
      if (/^<table[ >]/.test(part)) return `<div class="table-frame" tabindex="0" role="group">${part}`;
      if (part === '</table>') return `${part}</div>`;
      if (/^<th[ >]/.test(part) && parts[at + 1] === '' && parts[at + 2] === '</th>') return '<td>';
      if (part === '</th>' && parts[at - 1] === '' && /^<th[ >]/.test(parts[at - 2] ?? '')) return '</td>';
      return part;
    })
    .join('');
}
