import { headOf, type TypeHead } from '../domain/type-head.ts';
import { allContentTypes, type ContentTypeName } from './index.ts';

/** A type as this table names it. */
export interface NamedHead extends TypeHead {
  readonly name: ContentTypeName;
}

/**
 * Every content type without its fields. The build of the staff app replaces this module by its values
 * (`scripts/evaluated-module.ts`), so that its first screen loads the names of types and not their declarations.
 */
export const typeHeads = Object.fromEntries(
  allContentTypes.map((type) => [type.name, headOf(type)]),
) as Readonly<Record<ContentTypeName, NamedHead>>;
