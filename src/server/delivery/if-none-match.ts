/** Longer headers match nothing: a browser sends back the one entity tag it was given. */
const MAX_LENGTH = 1000;

/**
 * Whether an If-None-Match header names the entity tag ('"abc"', in quotes), by weak comparison (RFC 9110, 13.1.2).
 * Our tags hold neither commas nor spaces, so splitting at commas is exact; the time is linear in the header's length.
 */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  if (header.length <= etag.length || header.length > MAX_LENGTH) return false;
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === etag || (tag.startsWith('W/') && tag.slice(2) === etag);
  });
}
