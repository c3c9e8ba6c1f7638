import { contentTypes } from '../src/content/index.ts';
import { languages } from '../src/domain/language.ts';
import { createRecord } from '../src/server/content/write/write.ts';
import type { TestApp } from './app.ts';

/** A resort that visitors and travel agents know. */
export async function publishedResort({ db }: Pick<TestApp, 'db'>, name: string): Promise<number> {
  const { id } = await createRecord(db, contentTypes.resort, {
    siteId: null,
    actor: { id: null, name: 'Test' },
    publish: { languages },
    body: { name, city: 'Cancún', country: 'MX' },
  });
  return id;
}
