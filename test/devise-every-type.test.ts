import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allContentTypes } from '../src/content/index.ts';
import { beginPhrases } from '../src/devise/workflow/begin/phrases.ts';
import { nounOf } from '../src/devise/workflow/noun.ts';
import { workflowPhrases } from '../src/devise/workflow/phrases.ts';
import { listPhrases } from '../src/devise/workflow/lists/phrases.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import type { Language } from '../src/domain/language.ts';
import type { CompletedAction } from '../src/domain/message.ts';
import { desktop, eventually, phone, useBrowser } from './browser.ts';
import { consoleProblems, openDevise, removeRecord, screenOf } from './devise-app.ts';
import { type FieldInput, fillField, fillPart, inputsFor, editsFor } from './devise-form.ts';
import { inSoakFrom } from './soak.ts';

useBrowser();

/**
 * Who keeps a type on a phone. What belongs to the whole group needs somebody of every site, and for resorts the demo
 * has nobody who reads Spanish. Redirects are the web editor's.
 */
function emailOfEditor({ permission, scope }: ContentType): { email: string; language: Language } {
  if (permission === 'manage redirects') return { email: 'web@palapa.test', language: 'en' };
  if (scope === 'site') return { email: 'manager@palapa.test', language: 'es' };
  if (permission === 'manage resorts') return { email: 'brand@palapa.test', language: 'en' };
  return { email: 'marketing@palapa.test', language: 'es' };
}

/** What the steps of a type are made of: its field types, and what its workflow does unlike others. */
function featuresOf({ fields, remove, scope, workflow }: ContentType): string[] {
  const { choosesPart, choosesEntryOf, calledInMessages } = workflow!;
  return [
    ...Object.values(fields).map(({ type, localized }) => `${type}${localized ? ' localized' : ''}`),
    `removal: ${remove}`,
    `scope: ${scope}`,
    ...(choosesPart ? ['chooses a part'] : []),
    ...(choosesEntryOf ? ['chooses an entry'] : []),
    ...(calledInMessages ? ['has a name of its own in messages'] : []),
  ];
}

/** What is uploaded, what each site has one of, and sites, which would stay: `devise-media`, `devise-sites`. */
const hasItsOwnJourney = ({ scope, comesFromUpload, onePerSite }: ContentType) =>
  scope === 'itself' || comesFromUpload || onePerSite;

/** Types that together have every feature. The others are made of the same steps, and the API is tested with all. */
function typesOfAllFeatures(): ContentType[] {
  const types = allContentTypes.filter((type) => type.workflow && !hasItsOwnJourney(type));
  const seen = new Set<string>();
  const newIn = (type: ContentType) => new Set(featuresOf(type)).difference(seen).size;
  const found: ContentType[] = [];
  for (;;) {
    const [most] = types.toSorted((one, other) => newIn(other) - newIn(one));
    if (!most || newIn(most) === 0) return found;
    featuresOf(most).forEach((one) => seen.add(one));
    found.push(most);
  }
}

/** Alternately on a desktop in English and on a phone, mostly in Spanish. */
const cases = typesOfAllFeatures().map((type, place) =>
  place % 2 === 0
    ? {
        type,
        place,
        name: type.name,
        language: 'en' as const,
        email: 'admin@palapa.test',
        siteId: 24,
        ...desktop,
      }
    : { type, place, name: type.name, ...emailOfEditor(type), siteId: 15, ...phone },
);

/** Section 8, and how we say it in Spanish. */
const messages: Readonly<Record<Language, Readonly<Record<CompletedAction, (name: string) => string>>>> = {
  en: {
    created: (name) => `${name} has been created.`,
    saved: (name) => `${name} has been saved.`,
    deleted: (name) => `${name} has been deleted.`,
    archived: (name) => `${name} has been archived.`,
    restored: (name) => `${name} has been restored.`,
  },
  es: {
    created: (name) => `Se creó ${name}.`,
    saved: (name) => `Se guardó ${name}.`,
    deleted: (name) => `Se eliminó ${name}.`,
    archived: (name) => `Se archivó ${name}.`,
    restored: (name) => `Se restauró ${name}.`,
  },
};

const withoutAccents = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Phrases and actions of one type in one language. */
function wordsOf(type: ContentType, language: Language) {
  const phrases = workflowPhrases[language];
  return { ...phrases, noun: nounOf(type, language), lists: listPhrases[language] };
}

function phrasesAndActions(page: Page, type: ContentType, language: Language) {
  const words = wordsOf(type, language);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** A big answer; what stands below it may be any. */
  const choose = (label: string) =>
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByText(label, { exact: true }) })
      .first()
      .click();
  const waitForTitle = (question: string) =>
    page.getByRole('heading', { level: 1, name: question, exact: true }).waitFor();
  const nameIn = (responses: readonly FieldInput[]) => {
    const field = type.fields[type.titleField]!;
    const path = field.localized ? `locale.${language}.${type.titleField}` : type.titleField;
    return responses.find((one) => one.path === path)!.text;
  };
  const waitForSuccess = async (did: CompletedAction, name: string) => {
    const called = type.workflow!.calledInMessages?.[language];
    const subject = called ?? (language === 'es' ? `«${name}»` : name);
    await page.getByText(messages[language][did](subject), { exact: true }).waitFor();
    await waitForTitle(language === 'en' ? 'Success!' : '¡Listo!');
  };
  const find = async (name: string) => {
    await page.getByRole('searchbox').fill(withoutAccents(name));
    await eventually(() => page.getByRole('main').getByRole('listitem').count()).toBe(1);
    await choose(name);
  };
  return { words, press, choose, waitForTitle, nameIn, waitForSuccess, find };
}

describe.each(cases)('$name', ({ type, place, language, name: _, ...person }) => {
  // The first has most of the features.
  it(
    'is created, found, edited in both languages, removed and brought back',
    inSoakFrom(1, place),
    async () => {
      const { page, context, complaints } = await openDevise(screenOf(type), person);
      const { words, press, choose, waitForTitle, nameIn, waitForSuccess, find } = phrasesAndActions(
        page,
        type,
        language,
      );
      const { noun, menu, form, review, search, done, confirm, lists } = words;
      const mark = Date.now().toString(36).slice(-5);
      const { parts, choosesPart, choosesEntryOf } = type.workflow!;

      // Created, part by part.
      await waitForTitle(menu.title(noun));
      await choose(menu.create(noun));
      if (type.appears?.guests?.page?.hasStarts) await choose(beginPhrases[language].empty);
      const responses = inputsFor(type, mark);
      for (const part of parts) {
        await waitForTitle(part[language]);
        await fillPart(page, responses, part);
        await press(part === parts.at(-1) ? form.reviewAndSave : words.next);
      }
      await waitForTitle(review.titleNew(noun));
      const name = nameIn(responses);
      await page.getByRole('definition').filter({ hasText: name }).first().waitFor();
      await press(review.create(noun));
      await waitForSuccess('created', name);
      const id = Number(/\/(\d+)\/done\?did=created$/.exec(page.url())![1]);
      onTestFinished(() => removeRecord(context, type, id));

      // Found without its accents, and edited in both languages.
      await choose(done.search(noun));
      await waitForTitle(search.edit(noun));
      await find(name);
      const edits = editsFor(type, `${mark}z`);
      const edited = [...new Set(edits.map(({ part }) => part))];
      if (choosesEntryOf) {
        await waitForTitle(words.choose.entryTitle(name));
        // Above the choices stands what guests read of the record: a list without links.
        const choices = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('link') });
        await choices.first().getByRole('link').click();
      }
      for (const key of edited) {
        const part = parts.find((one) => one.key === key)!;
        if (choosesPart) await choose(part.called[language]);
        else await page.getByRole('navigation').getByRole('link', { name: part.called[language] }).click();
        await waitForTitle(part[language]);
        for (const one of edits) if (one.part === key) await fillField(page, one);
        if (choosesPart) await press(form.reviewAndSave);
      }
      if (!choosesPart) {
        await page
          .getByRole('navigation')
          .getByRole('link', { name: form.review, exact: false })
          .last()
          .click();
      }
      await waitForTitle(review.title(noun));
      for (const { path, text } of edits) {
        const before = responses.find((one) => one.path === path)!.text;
        await page
          .getByRole('definition')
          .filter({ hasText: review.before + before })
          .first()
          .waitFor();
        await page
          .getByRole('definition')
          .filter({ hasText: review.after + text })
          .first()
          .waitFor();
      }
      await press(review.save);
      const renamed = nameIn(edits);
      await waitForSuccess('saved', renamed);

      // Removed, and brought back.
      await choose(done.restart);
      await waitForTitle(menu.title(noun));
      if (type.remove === 'never') {
        expect(await page.getByText(menu.delete(noun)).count()).toBe(0);
        expect(consoleProblems({ complaints })).toEqual([]);
        return;
      }
      const isArchive = type.remove === 'archive';
      await choose(isArchive ? menu.archive(noun) : menu.delete(noun));
      await find(renamed);
      await waitForTitle(
        language === 'en' ? 'Are you sure you want to do this?' : '¿Seguro que desea hacer esto?',
      );
      await press(isArchive ? confirm.archive : confirm.delete);
      await waitForSuccess(isArchive ? 'archived' : 'deleted', renamed);
      await choose(isArchive ? done.archived : done.trash);
      await press(lists.restoreOf(renamed));
      await waitForSuccess('restored', renamed);
      expect(consoleProblems({ complaints })).toEqual([]);
    },
  );
});
