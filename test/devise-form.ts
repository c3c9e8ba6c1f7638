import type { Locator, Page } from 'playwright-core';
import { type ContentType, type FormPart, isKeptPerLanguage } from '../src/domain/content-type.ts';
import type { ChoiceField } from '../src/domain/fields/choice.ts';
import type { Field, Fields } from '../src/domain/fields/field.ts';
import { fieldTypeOf } from '../src/domain/fields/field-types.ts';
import type { IntegerField } from '../src/domain/fields/number.ts';
import type { TextField } from '../src/domain/fields/text.ts';
import { type Language, languages } from '../src/domain/language.ts';

/**
 * Fills in the forms of any type as staff do: required fields, and texts in both languages, follow from the
 * declaration. A new field type is added here once.
 */
export interface FieldInput {
  /** The dotted path, which is the id of its control: `locale.es.title`. */
  readonly path: string;
  /** The part of the form that contains it. */
  readonly part: string;
  readonly field: Field;
  /** The text to type; '' for choices. */
  readonly text: string;
}

type InputField = Omit<FieldInput, 'part'>;

const formatValue: Readonly<Record<Language, string>> = { en: 'Blue Café', es: 'Café del Ocaso' };

/** 'Blue Café 4f2k', within what the field takes. */
function textFor(field: Field, mark: string, language: Language | undefined): string {
  const { maxLength = 500 } = field as TextField;
  return `${formatValue[language ?? 'en']} ${mark}`.slice(-maxLength);
}

function typed(field: Field, mark: string, language: Language | undefined): string {
  switch (field.type) {
    case 'text':
    case 'markdown':
      return textFor(field, mark, language);
    case 'integer':
    case 'decimal':
      return String((field as IntegerField).min ?? 1);
    case 'wallClock':
      return (field as Field & { after?: string }).after ? '2027-05-08T23:15' : '2027-05-07T19:30';
    case 'address':
      return `/${mark}`;
    case 'redirectSource':
      return `/old-${mark}`;
    case 'siteKey':
      return `site-${mark}`;
    case 'titlePattern':
      return `{page} ${mark}`;
    case 'color':
      return '#0c5257';
    case 'timeZone':
      return 'America/Cancun';
    default:
      return '';
  }
}

/** The required inputs of an entry or a group; a localized one is asked in both languages. */
const insideOf = (fields: Fields, at: string, mark: string): InputField[] =>
  Object.entries(fields)
    .filter(([, inner]) => inner.required)
    .flatMap(([name, inner]) => {
      const path = `${at}.${name}`;
      if (!isKeptPerLanguage(inner)) return inputsOf(inner, path, mark);
      return languages.flatMap((one) => inputsOf(inner, `${path}.${one}`, mark, one));
    });

function inputsOf(field: Field, path: string, mark: string, language?: Language): InputField[] {
  const { holds } = fieldTypeOf(field);
  const { fields = {} } = field as Field & { fields?: Fields };
  if (holds === 'fields') return insideOf(fields, path, mark);
  const own = { path, field, text: typed(field, mark, language) };
  return field.type === 'list' ? [own, ...insideOf(fields, `${path}.0`, mark)] : [own];
}

/** The input to create a record, in the order of the form; `mark` makes its texts unique. */
export function inputsFor(type: ContentType, mark: string): FieldInput[] {
  return type.workflow!.parts.flatMap(({ key, fields }) =>
    fields.flatMap((name) => {
      const field = type.fields[name]!;
      const isAsked =
        field.required || name === type.titleField || (field.localized && field.type === 'text');
      if (!isAsked) return [];
      const inputs = isKeptPerLanguage(field)
        ? languages.flatMap((language) => inputsOf(field, `locale.${language}.${name}`, mark, language))
        : inputsOf(field, name, mark);
      return inputs.map((one) => ({ ...one, part: key }));
    }),
  );
}

/** The input of an edit in both languages: the name, and one translated text where the type has one. */
export function editsFor(type: ContentType, mark: string): FieldInput[] {
  const responses = inputsFor(type, mark);
  const isTitle = ({ path }: FieldInput) => path.split('.').at(-1) === type.titleField && !/\d/.test(path);
  /** 'title' of 'locale.es.title', 'settings.title' of 'settings.title.es'; undefined for what is asked once. */
  const localizedName = ({ path, field }: FieldInput) => {
    const [, ofRecord] = /^locale\.(?:en|es)\.(.+)$/.exec(path) ?? [];
    const [, ofGroup] = /^(.+)\.(?:en|es)$/.exec(path) ?? [];
    return field.type === 'text' ? (ofRecord ?? ofGroup) : undefined;
  };
  const name = responses.map(localizedName).find((one) => one !== undefined);
  return responses.filter((one) => isTitle(one) || (name !== undefined && localizedName(one) === name));
}

export const control = (page: Page, path: string): Locator => page.locator(`[id="${path}"]`);

export async function fillField(page: Page, { path, field, text }: InputField): Promise<void> {
  const place = control(page, path);
  switch (field.type) {
    case 'text':
    case 'integer':
    case 'decimal':
    case 'wallClock':
    case 'address':
    case 'redirectSource':
    case 'siteKey':
    case 'titlePattern':
    case 'color':
      return place.fill(text);
    case 'timeZone':
      await place.fill(text);
      return page.getByRole('option', { name: text }).click();
    case 'currency':
      await place.click();
      return page.getByRole('option').first().click();
    case 'markdown':
      return write(page, path, text);
    case 'choice':
      return choose(page, place, field as unknown as ChoiceField);
    case 'choices':
      return place.getByRole('checkbox').first().check();
    case 'boolean':
      return place.check();
    case 'picture':
      return choosePicture(page, path);
    case 'list':
      return place.locator(':scope > div').last().getByRole('button').first().click();
    case 'reference':
    case 'references':
      await place.getByRole('textbox').click();
      return page.getByRole('option').first().click();
    default:
      throw new Error(`Nobody has said yet how staff answer a field of the kind '${field.type}' (${path}).`);
  }
}

/** The editor is loaded when the field comes into view. */
async function write(page: Page, path: string, text: string): Promise<void> {
  await control(page, path).scrollIntoViewIfNeeded();
  await control(page, path).locator('[contenteditable="true"]').fill(text);
}

async function choose(page: Page, place: Locator, field: ChoiceField): Promise<void> {
  if (field.open) return place.fill(field.options[0]!);
  const first = place.getByRole('radio').first();
  if ((await first.count()) > 0) return first.check();
  await place.click();
  await page.getByRole('option').first().click();
}

/** The English picture is chosen from the stored ones, the Spanish one copied from it. */
async function choosePicture(page: Page, path: string): Promise<void> {
  if (path.startsWith('locale.es.')) {
    const side = control(page, path).locator('xpath=../..');
    return side.getByRole('button', { name: /^(Copy the English|Copiar el inglés)/ }).click();
  }
  await control(page, path).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function fillPart(
  page: Page,
  responses: readonly FieldInput[],
  { key }: FormPart,
): Promise<void> {
  for (const one of responses) if (one.part === key) await fillField(page, one);
}
