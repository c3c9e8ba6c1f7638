import { forms } from '../../../content/forms/index.ts';
import type { OfferedChoice } from '../../../domain/forms/parse-form.ts';
import type { FormField } from '../../../domain/forms/form-field.ts';
import type { Language } from '../../../domain/language.ts';
import type { FormName } from '../../../domain/forms/form.ts';
import type { FormFieldView, FormView } from '../../../site/form-views.ts';
import { termsPath } from '../../../domain/site/site-sections.ts';
import { type Say, sayIn } from '../say.ts';
import { termsInForce } from '../terms/site-terms.ts';
import type { SiteRequest } from '../site-request.ts';
import type { FilledForm } from './filled-form.ts';

/** A form as its page shows it. */

function optionsOf(field: FormField, language: Language, offered: readonly OfferedChoice[]) {
  if (field.kind === 'offered') return offered.map(({ value, text }) => ({ value, text }));
  if (field.kind !== 'choice' && field.kind !== 'choices') return [];
  return Object.entries(field.options).map(([value, text]) => ({ value, text: text[language] }));
}

/** What of a field a visitor has typed before; of several options, those that were ticked. */
function givenOf(name: string, field: FormField, filled: FilledForm | undefined): string {
  if (!filled || field.kind === 'password') return '';
  if (field.kind !== 'choices') return filled.given.get(name) ?? '';
  return Object.keys(field.options)
    .filter((option) => filled.given.get(`${name}.${option}`) === 'yes')
    .join(',');
}

function fieldView(
  name: string,
  field: FormField,
  request: SiteRequest,
  filled: FilledForm | undefined,
  say: Say,
  offered: readonly OfferedChoice[],
): FormFieldView {
  const { language } = request;
  const issue = filled?.outcome.is === 'wrong' ? filled.outcome.issues[name] : undefined;
  return {
    name,
    kind: field.kind,
    label: field.label[language],
    help: field.help?.[language] ?? null,
    isRequired: field.isRequired ?? false,
    isShort: field.isShort ?? false,
    isForPost: field.requiredWhen?.is === 'post',
    autocomplete: field.autocomplete ?? null,
    maxLength: 'maxLength' in field ? field.maxLength : null,
    range: field.kind === 'number' ? { min: field.min, max: field.max } : null,
    options: optionsOf(field, language, offered),
    value: givenOf(name, field, filled),
    terms: field.kind === 'consent' && field.namesTerms && termsInForce(request) ? termsPath(language) : null,
    issue: issue ? say(`form-${issue.code}`, issue.limits) : null,
  };
}

function noticeOf({ outcome }: FilledForm, say: Say): FormView['notice'] {
  switch (outcome.is) {
    case 'wrong':
      return { title: say('form-wrong'), text: null };
    case 'review':
      return { title: say('form-review'), text: say('form-review-text') };
    case 'busy': {
      const count = Math.ceil(outcome.seconds / 60);
      const minutes = count === 1 ? say('form-minute') : say('form-minutes', { count });
      return { title: say('form-busy'), text: say('form-busy-text', { minutes }) };
    }
    case 'away':
      return { title: say('form-away'), text: say('form-away-text') };
    default:
      return null;
  }
}

/** The fields of a form and what is said above them, as it was filled in. */
export function shownForm(
  fields: Readonly<Record<string, FormField>>,
  request: SiteRequest,
  filled: FilledForm | undefined,
  offered: readonly OfferedChoice[] = [],
): Pick<FormView, 'fields' | 'notice' | 'ticket'> {
  const say = sayIn(request);
  return {
    fields: Object.entries(fields).map(([name, one]) => fieldView(name, one, request, filled, say, offered)),
    notice: filled ? noticeOf(filled, say) : null,
    ticket: filled?.ticket ?? null,
  };
}

/**
 * `action` is the address of the page that it stands on; undefined where that is none that visitors reach. Null for a form
 * that asks what somebody would like of what the site offers, where it offers nothing.
 */
export function formView(
  name: FormName,
  request: SiteRequest,
  action: string | undefined,
  offered: readonly OfferedChoice[] = [],
): FormView | null {
  const { language, drafted } = request;
  const form = forms[name];
  const fields: [string, FormField][] = Object.entries(form.fields);
  if (offered.length === 0 && fields.some(([, { kind }]) => kind === 'offered')) return null;
  const filled = request.filled?.form === name ? request.filled : undefined;
  return {
    name,
    action: `${action ?? ''}#form-${name}`,
    ...shownForm(form.fields, request, filled, offered),
    button: form.button[language],
    thanks: filled?.outcome.is === 'sent' ? form.thanks[language] : null,
    isDisabled: drafted !== undefined || action === undefined,
  };
}
