import type { SettingsAppearance } from './appearance.ts';
import type { ContentType } from './content-type.ts';

/** What menus, links and the board say of a content type: its declaration without fields and questions. */
export interface TypeHead extends Pick<
  ContentType,
  'name' | 'path' | 'scope' | 'permission' | 'labels' | 'titleField'
> {
  readonly screen: string | undefined;
  readonly comesFromUpload: boolean;
  /** Whether a record is called otherwise in Spanish than in English. */
  readonly isTitleLocalized: boolean;
  /** Where a record keeps the title that guests read, see `titlePlace`. */
  readonly titlePlace: readonly string[] | undefined;
  readonly settings: SettingsAppearance | undefined;
  /** Whether staff keep its records in a guided workflow. */
  readonly hasWorkflow: boolean;
  readonly hasCalendar: boolean;
}

export const isTitleLocalized = ({
  titleField,
  fields,
}: Pick<ContentType, 'titleField' | 'fields'>): boolean => fields[titleField]?.localized === true;
