import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';
import { parseText } from './text.ts';

/** The code by which a search engine knows that a site is ours, of a meta element in its pages. */
export interface SiteProofField extends Field<'siteProof', string | null> {}

export const siteProof = <const O extends FieldOptions>(options: O): SiteProofField & O => ({
  type: 'siteProof',
  ...options,
});

const MAX_PROOF = 200;
/** The whole element may be pasted, which is what search engines show. */
const MAX_WRITTEN = 500;
const PASTED = /^<meta\s[^<>]*\bcontent=["']([^"'<>]*)["'][^<>]*>$/i;
const CODE = /^[\w=+/.:-]{4,200}$/;

export const siteProofType: FieldType<SiteProofField> = {
  column: 'text',
  blank: null,
  placeholder: () => 'code',
  parse(value, _field, at, context) {
    const written = parseText(value, MAX_WRITTEN, at, context);
    if (written === null) return null;
    const code = PASTED.exec(written)?.[1]?.trim() ?? written;
    if (!CODE.test(code)) context.addIssue(at, 'site-proof');
    return code;
  },
  schema: () => ({ type: ['string', 'null'], maxLength: MAX_PROOF, pattern: CODE.source }),
};
