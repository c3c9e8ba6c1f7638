import type { ContentType } from '../domain/content-type.ts';
import { titlePlace } from '../domain/record/title-place.ts';
import { isTitleLocalized, type TypeHead } from '../domain/type-head.ts';
import { allContentTypes, type ContentTypeName } from './index.ts';

const headOf = ({
  name,
  path,
  screen,
  scope,
  permission,
  labels,
  titleField,
  ...type
}: ContentType): TypeHead => ({
  name,
  path,
  screen,
  scope,
  permission,
  labels,
  titleField,
  comesFromUpload: type.comesFromUpload === true,
  isTitleLocalized: isTitleLocalized({ titleField, fields: type.fields }),
  titlePlace: titlePlace({ titleField, fields: type.fields }),
  settings: type.appears?.settings,
  hasWorkflow: type.workflow !== undefined,
  hasCalendar: type.workflow?.calendar !== undefined,
});

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
