import type { Tag } from '../../../domain/dining/dietary.ts';
import type { DemoRecord } from '../../demo.ts';
import type { menu } from '../menu.ts';

/** English, then Spanish. */
type Both = readonly [en: string, es: string];
type Language = 0 | 1;

interface Dish {
  readonly title: Both;
  readonly desc: Both;
  readonly amount: number;
  readonly tags: readonly Tag[];
  readonly image?: string;
}

interface Section {
  readonly title: Both;
  readonly dishes: readonly Dish[];
  readonly subsections: readonly Section[];
}

/** A dish is written once: price and dietary tags cannot differ between the languages. */
export const dish = (title: Both, desc: Both, amount: number, tags: readonly Tag[] = []): Dish => ({
  title,
  desc,
  amount,
  tags,
});

/** A specialty: a dish with a picture. */
export const specialty = (image: string, ...of: Parameters<typeof dish>): Dish => ({ ...dish(...of), image });

export const section = (
  title: Both,
  dishes: readonly Dish[],
  subsections: readonly Section[] = [],
): Section => ({
  title,
  dishes,
  subsections,
});

interface MenuText {
  readonly id: number;
  readonly code_value: string;
  readonly name: string;
  readonly title: Both;
  readonly slug: Both;
  readonly currency: string;
  readonly sections: readonly Section[];
  readonly specialties?: readonly Dish[];
  /** A property in English only has no Spanish half. */
  readonly onlyEnglish?: true;
}

export function demoMenu(text: MenuText): DemoRecord<typeof menu> {
  const price = (amount: number) => `$${amount}`;
  const item = (of: Dish, language: Language) => ({
    title: of.title[language],
    desc: of.desc[language] || null,
    price: price(of.amount),
    amount: of.amount,
    currency: text.currency,
    dr: [...of.tags],
  });
  const items = (dishes: readonly Dish[], language: Language) => dishes.map((one) => item(one, language));
  const locale = (language: Language) => ({
    title: text.title[language],
    slug: text.slug[language],
    sections: text.sections.map((one) => ({
      title: one.title[language],
      items: items(one.dishes, language),
      subsections: one.subsections.map((sub) => ({
        title: sub.title[language],
        items: items(sub.dishes, language),
      })),
    })),
    specialtysection: (text.specialties ?? []).map((one) => ({
      ...item(one, language),
      image: one.image ?? null,
    })),
  });
  return {
    id: text.id,
    code_value: text.code_value,
    name: text.name,
    locale: { en: locale(0), es: text.onlyEnglish ? null : locale(1) },
  };
}
