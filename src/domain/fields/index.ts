/** The words a content type is declared with. */
export { address } from './address.ts';
export { blocks } from './blocks.ts';
export { choice, choices } from './choice.ts';
export { color } from './color.ts';
export { count } from './count.ts';
export { localized } from './field.ts';
export { hours } from './hours.ts';
export { links, richLinks } from './links.ts';
export { gallery, group, list } from './nested.ts';
export { boolean, decimal, integer } from './number.ts';
export { picture } from './picture.ts';
export { reference, references } from './reference.ts';
export { repeat } from './repeat.ts';
export { slug } from './slug.ts';
export { markdown, text } from './text.ts';
export { timeZone, wallClock } from './when.ts';
