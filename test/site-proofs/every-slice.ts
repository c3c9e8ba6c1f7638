import { demoRecords } from '../../demo/demo-records.ts';
import { allContentTypes, type ContentTypeName } from '../../src/content/index.ts';
import { slices } from '../../src/content/page/slices/index.ts';
import type { ChoiceField } from '../../src/domain/fields/choice.ts';
import type { Field, Fields } from '../../src/domain/fields/field.ts';
import { defaultLanguage, type Language, languages } from '../../src/domain/language.ts';
import { demoPictures } from '../../src/server/archive/load-demo.ts';

/**
 * Pages with every slice that there is, made of the declarations alone: the first one has each slice in its first
 * composition, the next one in its second, and so on. A new slice stands on them as soon as it is declared.
 */

/** The site of the group, which has resorts and brands beside what every property has. */
const GROUP_SITE = 1;

const pictures = [...(await demoPictures())].flatMap(([key, { measure }]) =>
  measure?.thumbhash ? [key] : [],
);

const words = {
  en: {
    short: 'A table by the water',
    long: 'The tide comes twice a day, and so does the bread. Stay for both of them.',
  },
  es: {
    short: 'Una mesa junto al agua',
    long: 'La marea viene dos veces al día, y el pan también. Quédate a los dos.',
  },
};
const links = { en: '/dining', es: '/es/gastronomia' };
/** Entries of a list: enough that some stand beside each other. */
const ENTRIES = 3;
/** Letters of a text from which it is a sentence and no label. */
const SENTENCE = 200;

/** The records of the demo that a field of the page may name. */
function idsOf(field: Field): number[] {
  const { to } = field as Field & { to: ContentTypeName };
  const type = allContentTypes.find(({ name }) => name === to)!;
  return demoRecords(to, type.scope === 'site' ? GROUP_SITE : undefined).map(({ id }) => id);
}

class Filled {
  #pictures = 0;
  #numbers = 0;

  /** A value of each field type; null where only a file or another host could stand. */
  readonly #makers: Readonly<Record<string, (field: Field, language: Language) => unknown>> = {
    text: (field, language) => {
      const { maxLength = SENTENCE } = field as Field & { maxLength?: number };
      return words[language][maxLength < SENTENCE ? 'short' : 'long'].slice(0, maxLength);
    },
    markdown: (_, language) => `${words[language].long}\n\n- ${words[language].short}`,
    address: (field, language) => ('offers' in field ? null : links[language]),
    picture: () => pictures[this.#pictures++ % pictures.length],
    choice: (field) => (field as ChoiceField).options[0],
    // Places on a map that do not lie upon each other, and numbers of things that are few.
    integer: (field) => {
      const { min = 0, max = 100 } = field as Field & { min?: number; max?: number };
      return max > 100 ? null : Math.min(max, Math.max(min, (this.#numbers += 7) % 100));
    },
    boolean: () => true,
    list: (field) =>
      Array.from({ length: ENTRIES }, () => this.fill((field as Field & { fields: Fields }).fields)),
    reference: (field) => idsOf(field)[0] ?? null,
    references: (field) => idsOf(field).slice(0, ENTRIES),
  };

  fill(fields: Fields): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const make = this.#makers[field.type];
        if (!make) return [];
        const value = field.localized
          ? Object.fromEntries(languages.map((language) => [language, make(field, language)]))
          : make(field, defaultLanguage);
        return [[name, value]];
      }),
    );
  }
}

const compositionsOf = ({ fields }: { readonly fields: Fields }): readonly string[] =>
  (fields['layout'] as ChoiceField | undefined)?.options ?? [];

/** What the slice is called on a page, which nothing around the slices is called. */
export const titleOf = (label: string, turn: number): string => `${label}, ${turn + 1}`;

export interface EverySlicePage {
  readonly path: string;
  /** A page as it is sent to the staff app's API. */
  readonly body: Readonly<Record<string, unknown>>;
}

const pageOf = (turn: number): EverySlicePage => {
  const filled = new Filled();
  const blocks = Object.entries(slices).map(([block, declared]) => {
    const { fields, labels } = declared as { fields: Fields; labels: Record<Language, string> };
    const compositions = compositionsOf({ fields });
    const composition = compositions[turn % compositions.length];
    return {
      block,
      ...filled.fill(fields),
      ...(composition !== undefined && { layout: composition }),
      ...('title' in fields && { title: { en: titleOf(labels.en, turn), es: titleOf(labels.es, turn) } }),
    };
  });
  const number = turn + 1;
  return {
    path: `/every-slice-${number}`,
    body: {
      name: `Every slice ${number}`,
      versions: [{ version_name: 'Standing', slices: blocks }],
      locale: {
        en: { title: `Every slice ${number}`, meta_description: `What pages are made of, ${number}` },
        es: {
          title: `Todos los bloques ${number}`,
          meta_description: `De qué se hacen las páginas, ${number}`,
        },
      },
      publish: { languages },
    },
  };
};

const turns = Math.max(...Object.values(slices).map((one) => compositionsOf(one).length));

export const everySlicePages = (): EverySlicePage[] =>
  Array.from({ length: turns }, (_, turn) => pageOf(turn));

/** Makes them by the staff app's API, on the site of the group. */
export async function publishPages(
  post: (path: string, body: object) => Promise<{ readonly status: number; readonly body: unknown }>,
): Promise<void> {
  for (const { path, body } of everySlicePages()) {
    const answer = await post('pages', { site_id: GROUP_SITE, ...body });
    if (answer.status >= 400) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
  }
}
