import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/time/calendar.ts';
import { readDraft } from '../../domain/record/draft.ts';
import { demo } from './demo/index.ts';
import { post } from './post.ts';

const posts = demo[1]((days) => addDays('2026-11-16', days));
const { id: _id, ...body } = posts[0]!;

describe('a post', () => {
  it('begins without readers, whatever was sent', () => {
    const { plain, problems } = readDraft(post, { ...body, view_count: 9000 });
    expect(problems).toEqual([]);
    expect(plain.view_count).toBe(0);
  });

  it('keeps its count of readers, whatever is saved over it', () => {
    const current = {
      plain: { ...body, view_count: 41 },
      locale: { en: body.locale.en, es: body.locale.es },
    };
    for (const view_count of [0, 9000, -1, 'many', null, {}]) {
      const { plain, problems } = readDraft(post, { author: 'Somebody else', view_count }, current as never);
      expect(problems).toEqual([]);
      expect(plain).toMatchObject({ author: 'Somebody else', view_count: 41 });
    }
  });

  it('needs all of its fields, the localized ones in English', () => {
    expect(readDraft(post, {}).problems.map(({ path }) => path)).toEqual([
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
      readDraft(post, { ...body, category }).problems.map(({ code }) => code);
    expect(['blog', 'press release', 'Blog', 'gossip'].map(codes)).toEqual([[], [], ['choice'], ['choice']]);
  });
});

describe('the posts of the demo', () => {
  it('are of both sorts, and one waits for the end of its embargo', () => {
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['blog', 'press release']));
    expect(posts.filter(({ published_at }) => published_at > '2026-11-16T12:00').length).toBe(1);
  });
});
