import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { post } from './post.ts';

const body = {
  category: 'blog',
  author: 'Paloma Ferrer',
  published_at: '2026-11-13T09:00',
  locale: {
    en: {
      title: 'How to eat a mango standing up',
      excerpt: 'The season is short and the shirt is white.',
      content: 'Chilli and salt are allowed from the second mango on.',
      image: 'plate-fruit',
    },
    es: { title: 'Cómo comerse un mango de pie' },
  },
};

describe('a post', () => {
  it('begins without readers, whatever was sent', () => {
    const { plain, issues: problems } = parseRecord(post, { ...body, view_count: 9000 });
    expect(problems).toEqual([]);
    expect(plain.view_count).toBe(0);
  });

  it('keeps its count of readers, whatever is saved over it', () => {
    const current = {
      plain: { ...body, view_count: 41 },
      locale: { en: body.locale.en, es: body.locale.es },
    };
    for (const view_count of [0, 9000, -1, 'many', null, {}]) {
      const { plain, issues: problems } = parseRecord(post, { author: 'Somebody else', view_count }, current);
      expect(problems).toEqual([]);
      expect(plain).toMatchObject({ author: 'Somebody else', view_count: 41 });
    }
  });

  it('needs all of its fields, the localized ones in English', () => {
    expect(parseRecord(post, {}).issues.map(({ path }) => path)).toEqual([
      'category',
      'author',
      'published_at',
      'locale.en.title',
      'locale.en.excerpt',
      'locale.en.content',
      'locale.en.image',
    ]);
  });

  it('is of the blog or a press release, nothing else', () => {
    const codes = (category: string) =>
      parseRecord(post, { ...body, category }).issues.map(({ code }) => code);
    expect(['blog', 'press release', 'Blog', 'gossip'].map(codes)).toEqual([[], [], ['choice'], ['choice']]);
  });
});
