import type { ContentType } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { useSession } from '../../session.tsx';

/**
 * The languages whose publication staff see and choose. A site that is not localized, and a type without texts of
 * its own, are published as one: nobody is asked about a Spanish that guests never read.
 */
export function usePublicationLanguages(type: ContentType, siteId: number | null): readonly Language[] {
  const { sites } = useSession();
  const isLocalized = sites.find(({ id }) => id === siteId)?.localized ?? true;
  const hasTexts = Object.values(type.fields).some((field) => field.localized);
  return isLocalized && hasTexts ? languages : ['en'];
}

/** The languages that a decision is about: where only one is offered, it is decided for both. */
export const decidedLanguages = (
  offered: readonly Language[],
  chosen: readonly Language[],
): readonly Language[] => (offered.length === 1 ? languages : chosen);
