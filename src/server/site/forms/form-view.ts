import { forms } from '../../../content/forms/index.ts';
import type { Phrase } from '../../../content/phrase/public-site/en.ts';
import type { FormField } from '../../../domain/forms/form-field.ts';
import type { FormName } from '../../../domain/forms/form.ts';
import type { FormFieldView, FormView } from '../../../site/view.ts';
import { termsPath } from '../../../domain/site/site-sections.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { termsInForce } from '../terms/site-terms.ts';
import type { SiteRequest } from '../site-request.ts';
import type { FilledForm } from './filled-form.ts';

/** A form as its page shows it. */

type Say = (phrase: Phrase, words?: Readonly<Record<string, string | number>>) => string;

const sayIn =
  ({ snapshot, language }: SiteRequest): Say =>
  (phrase, words = {}) =>
    guestPhrases(snapshot).site[language][phrase].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(words[name] ?? whole),
    );

function fieldView(
  name: string,
  field: FormField,
  request: SiteRequest,
  filled: FilledForm | undefined,
  say: Say,
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
    autocomplete: field.autocomplete ?? null,
    maxLength: 'maxLength' in field ? field.maxLength : null,
    range: field.kind === 'number' ? { min: field.min, max: field.max } : null,
    options:
      field.kind === 'choice'
        ? Object.entries(field.options).map(([value, text]) => ({ value, text: text[language] }))
        : [],
    value: filled?.given.get(name) ?? '',
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

/** `action` is the address of the page that it stands on; undefined where that is none that visitors reach. */
export function formView(name: FormName, request: SiteRequest, action: string | undefined): FormView {
  const { language, drafted } = request;
  const form = forms[name];
  const filled = request.filled?.form === name ? request.filled : undefined;
  const say = sayIn(request);
  return {
    name,
    action: `${action ?? ''}#form-${name}`,
    fields: Object.entries(form.fields).map(([field, one]) => fieldView(field, one, request, filled, say)),
    button: form.button[language],
    notice: filled ? noticeOf(filled, say) : null,
    thanks: filled?.outcome.is === 'sent' ? form.thanks[language] : null,
    ticket: filled?.ticket ?? null,
    isDisabled: drafted !== undefined || action === undefined,
  };
}
