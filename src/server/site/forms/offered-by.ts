import type { FormName } from '../../../domain/forms/form.ts';
import type { OfferedChoice } from '../../../domain/forms/parse-form.ts';
import { brochureChoices, brochureFile } from '../brochures/brochures.ts';
import type { SiteRequest } from '../site-request.ts';

/** What a form has to do with what its site offers at the moment. */

/** What its field of the kind `offered` can be sent with. */
export const offeredBy = (form: FormName, request: SiteRequest): OfferedChoice[] =>
  form === 'brochure' ? brochureChoices(request) : [];

/** Where the mail to the visitor leads; undefined for a form that leads nowhere. */
export const leadsTo = (
  form: FormName,
  request: SiteRequest,
  given: ReadonlyMap<string, string>,
): string | undefined => (form === 'brochure' ? brochureFile(request, given.get('brochure')) : undefined);
