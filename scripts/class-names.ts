import { basename, relative, sep } from 'node:path';
import type { CSSModulesOptions } from 'vite';

const src = `${import.meta.dirname}/../src`;
const fileOf = new Map<string, string>();

/**
 * The class names of CSS modules, by app, file and name: `web_menu-sections_dishes`. The server draws pages with the
 * names that the style sheets of the browser have, so all are built with these. They compress better than names with a
 * hash.
 */
export const classNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const [app] = relative(src, file).split(sep);
    const prefix = `${app}_${basename(file, '.module.css')}`;
    const first = fileOf.get(prefix) ?? file;
    if (first !== file) throw new Error(`${first} and ${file} need names of their own: both are ${prefix}.`);
    fileOf.set(prefix, file);
    return `${prefix}_${name}`;
  },
};
