import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/server/project-root.ts';

/**
 * The vocabulary of schema.org, read from the declarations that schema-dts makes of it: which properties a type has, and
 * of which types their values are.
 */

const FILE = join(projectRoot, 'node_modules/schema-dts/dist/schema.d.ts');

interface TypeFacts {
  readonly above: readonly string[];
  /** The names of value types by property. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const names = (list: string): string[] =>
  list
    .split(/[|,]/)
    .map((one) => one.trim())
    .filter(Boolean);

const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"([^"@]+)"\?: SchemaValue<([^;]+), "[^"]+">;/gm;
const ALIAS = /^export type (\w+) = ([^;]+);/gm;

export class Vocabulary {
  readonly #facts = new Map<string, TypeFacts>();
  readonly #aliases = new Map<string, readonly string[]>();

  constructor(text = readFileSync(FILE, 'utf8')) {
    for (const [, name, above = '', body] of text.matchAll(INTERFACE)) {
      const properties = [...body!.matchAll(PROPERTY)].map(
        ([, key, types]) => [key!, names(types!)] as const,
      );
      this.#facts.set(name!, { above: names(above), properties: new Map(properties) });
    }
    for (const [, name, types] of text.matchAll(ALIAS)) this.#aliases.set(name!, names(types!));
  }

  has(type: string): boolean {
    return this.#facts.has(`${type}Leaf`);
  }

  /** The value types of a property; undefined where the type has none of the name. */
  valuesOf(type: string, property: string): readonly string[] | undefined {
    return this.#inherited(`${type}Leaf`, property);
  }

  #inherited(name: string, property: string): readonly string[] | undefined {
    const facts = this.#facts.get(name);
    if (!facts) return undefined;
    const own = facts.properties.get(property);
    return (
      own ?? facts.above.map((one) => this.#inherited(one, property)).find((found) => found !== undefined)
    );
  }

  /** Everything that a value of the types may be: names of leaves, of data types, and quoted texts. */
  #expanded(types: readonly string[], seen = new Set<string>()): Set<string> {
    for (const type of types) {
      if (seen.has(type)) continue;
      seen.add(type);
      this.#expanded(this.#aliases.get(type) ?? [], seen);
    }
    return seen;
  }

  /** Whether a value may stand where one of the types is expected. */
  allows(types: readonly string[], value: unknown): boolean {
    const all = this.#expanded(types);
    if (typeof value === 'string') return all.has('string') || all.has(JSON.stringify(value));
    if (typeof value === 'number') return all.has('number');
    if (typeof value === 'boolean') return all.has('boolean');
    const { '@type': type } = value as { '@type'?: string };
    // A reference to something that is said elsewhere.
    if (type === undefined) return Object.keys(value as object).join() === '@id' && all.has('IdReference');
    return all.has(`${type}Leaf`);
  }
}
