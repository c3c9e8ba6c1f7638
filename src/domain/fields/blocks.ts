import type { Language } from '../language.ts';
import type { EntryFacts } from './entry.ts';
import { parseEntries, schemaOfEntry } from './entries.ts';
import type { Field, FieldOptions, Fields, GuestsGet, InnerValues } from './field.ts';
import type { FieldType } from './field-type.ts';

/** One sort of block: what it is called, and its fields, among them further blocks where it holds some. */
export interface BlockType {
  readonly labels: Readonly<Record<Language, string>>;
  readonly fields: Fields;
}

export type BlockTypes = Readonly<Record<string, BlockType>>;

/** A block as it is stored: which sort it is, beside its fields' values. */
export interface Block extends EntryFacts {
  readonly block: string;
  readonly [name: string]: unknown;
}

/** A block of one of the declared sorts. */
export type BlockOf<B extends BlockTypes> = string extends keyof B
  ? Block
  : { [K in keyof B]: EntryFacts & { readonly block: K } & InnerValues<B[K]['fields']> }[keyof B];

/** Entries of several declared sorts in one list. A sort may hold blocks itself, three levels in all. */
export interface BlocksField<B extends BlockTypes = BlockTypes> extends Field<
  'blocks',
  BlockOf<B>[],
  GuestsGet<'entries'>
> {
  readonly blocks: B;
  readonly maxItems: number;
}

const MAX_BLOCK_LEVELS = 3;

/** How many levels of blocks a declaration has. */
const levelsOf = (types: BlockTypes): number =>
  1 +
  Math.max(
    0,
    ...Object.values(types).flatMap(({ fields }) =>
      Object.values(fields).map((field) => ('blocks' in field ? levelsOf(field.blocks as BlockTypes) : 0)),
    ),
  );

/** Throws where the declaration nests deeper than three levels. */
export function blocks<const B extends BlockTypes, const O extends FieldOptions>(
  options: O & { blocks: B; maxItems: number },
): BlocksField<B> & O {
  if (levelsOf(options.blocks) > MAX_BLOCK_LEVELS) {
    throw new Error(`'${options.label}' nests blocks in more than ${MAX_BLOCK_LEVELS} levels.`);
  }
  return { type: 'blocks', ...options };
}

const blockOf = ({ blocks: types }: BlocksField, entry: unknown): BlockType | undefined => {
  const { block } = (entry ?? {}) as { block?: unknown };
  return typeof block === 'string' && Object.hasOwn(types, block) ? types[block] : undefined;
};

export const blocksType: FieldType<BlocksField> = {
  column: 'json',
  blank: [],
  holds: 'entries',
  fieldsOf: (field, entry) => blockOf(field, entry)?.fields ?? null,
  takes: ({ blocks: types }) => Object.values(types).map(({ fields }) => fields),
  summary: 'count',
  parse: (value, field, at, context) =>
    parseEntries(value, field.maxItems, at, context, (entry, here) => {
      const fields = blockOf(field, entry)?.fields;
      if (fields) return { fields, facts: { block: entry.block } };
      context.addIssue(`${here}.block`, 'choice', Object.keys(field.blocks).join(', '));
      return undefined;
    }),
  schema: (field, fieldTypeOf) => ({
    type: 'array',
    maxItems: field.maxItems,
    items: {
      oneOf: Object.entries(field.blocks).map(([name, { labels, fields }]) => {
        const { properties, required, ...schema } = schemaOfEntry(fields, fieldTypeOf) as {
          properties: object;
          required: string[];
        };
        return {
          ...schema,
          title: labels.en,
          properties: { block: { const: name }, ...properties },
          required: ['block', ...required],
        };
      }),
    },
  }),
  guestView: ({ blocks: types }) => ({
    as: 'blocks',
    blocks: Object.fromEntries(Object.entries(types).map(([name, { fields }]) => [name, fields])),
  }),
  isEmpty: (value) => Array.isArray(value) && value.length === 0,
};
