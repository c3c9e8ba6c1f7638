import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes, type ContentTypeName } from '../../src/content/index.ts';
import { languages } from '../../src/domain/language.ts';
import { instantAt, wallClockIn } from '../../src/domain/time/zone-time.ts';
import { demoPictures } from '../../src/server/archive/load-demo.ts';
import { createRecord } from '../../src/server/content/write/write.ts';
import { mediaFolders, storeFile } from '../../src/server/media/store.ts';
import { sharedTestApp, siteBody } from '../app.ts';

const actor = { id: null, name: 'Test' };

/** A time zone that sets its clocks back in autumn. */
const ZONE = 'America/New_York';

export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface PostGiven {
  readonly title: string;
  readonly published_at?: string;
  readonly more?: object;
}

/** A public site in both languages with pictures for posts. Whoever opens it closes it. */
export async function siteWithPosts() {
  const folder = await mkdtemp(join(tmpdir(), 'palapa-posts-'));
  const test = await sharedTestApp({ environment: { DATA_DIR: folder } });
  const pictures = [...(await demoPictures())].filter(([, { measure }]) => measure?.thumbhash).slice(0, 5);
  for (const [id, { file: source, alt, measure }] of pictures) {
    const facts = { [measure!.hash]: measure! };
    const body = { locale: { en: { alt: alt.en }, es: { alt: alt.es } } };
    await storeFile(test.db, mediaFolders(folder), { id, source, body, facts, actor });
  }
  await test.create('site', null, siteBody('marea', { isDefault: true, timeZone: ZONE }), 15);
  const keys = pictures.map(([id]) => id);

  const write = (type: ContentTypeName, body: object) =>
    createRecord(test.db, contentTypes[type], { siteId: 15, body, actor, publish: { languages } });

  const post = (type: 'post' | 'pc_post' | 'pc_event', { title, published_at, more }: PostGiven) => {
    const said = { excerpt: `Of ${title}.`, content: `About **${title}**.`, image: keys[0] };
    return write(type, {
      author: 'Inés',
      published_at: published_at ?? '2026-01-01T08:00',
      ...(type === 'pc_event' && { event_date: '2027-01-09T09:00' }),
      ...(type === 'post' && { category: 'blog' }),
      locale: {
        en: { ...said, title, ...(type === 'pc_event' && { location: 'The pier' }) },
        es: { ...said, title: `${title} ES`, ...(type === 'pc_event' && { location: 'El muelle' }) },
      },
      ...more,
    });
  };

  return {
    ...test,
    keys,
    write,
    post,
    get: (url: string, headers: Record<string, string> = {}) =>
      test.app.inject({ url, headers: { host: 'marea.test', accept: 'text/html', ...headers } }),
    /** The wall clock of the property, so many minutes from now. */
    inMinutes: (minutes: number) => wallClockIn(new Date(Date.now() + minutes * 60_000), ZONE),
    instantOf: (wallClock: string) => instantAt(wallClock, ZONE).getTime(),
    async close() {
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SiteWithPosts = Awaited<ReturnType<typeof siteWithPosts>>;
