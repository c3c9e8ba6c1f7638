import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from '../../../test/app.ts';
import { type DemoGroup, demoGroup, originOf } from '../../../test/site-proofs/demo-group.ts';
import { everySlicePages, publishPages, titleOf } from '../../../test/site-proofs/every-slice.ts';
import { headProblems } from '../../../test/site-proofs/head-problems.ts';
import { htmlProblems } from '../../../test/site-proofs/html-problems.ts';
import { elementsOf } from '../../../test/site-proofs/page-elements.ts';
import { Vocabulary } from '../../../test/site-proofs/schema-org.ts';
import { structuredDataProblems } from '../../../test/site-proofs/structured-data-problems.ts';
import { slices } from '../../content/page/slices/index.ts';

/** What holds for every slice in every composition, whether the demo has a page of it or not. */

let group: DemoGroup;

beforeAll(async () => {
  group = await demoGroup();
  group.signIn(administrator);
  await publishPages(async (path, payload) => {
    const answer = await group.app.inject({ method: 'POST', url: `/api/devise/${path}`, payload });
    return { status: answer.statusCode, body: answer.json() };
  });
}, 240_000);
afterAll(() => group.close());

it('a page with every slice is valid, speaks in the words of schema.org, and draws each of them', async () => {
  const vocabulary = new Vocabulary();
  const origin = originOf('sal-y-brisa');
  for (const [turn, { path }] of everySlicePages().entries()) {
    const { status, body: html } = await group.get(new URL(path, origin));
    const page = { origin, path, html, elements: elementsOf(html) };
    expect([path, status]).toEqual([path, 200]);
    expect(headProblems(page)).toEqual([]);
    expect(await htmlProblems(page)).toEqual([]);
    expect(structuredDataProblems(page, vocabulary, true)).toEqual([]);
    const text = html.replaceAll('&#x27;', "'");
    // A booking form in one row has no title.
    expect(html).toContain('data-island="booking"');
    const missing = Object.entries(slices)
      .filter(([name, { fields }]) => name !== 'booking' && 'title' in fields)
      .map(([, { labels }]) => titleOf(labels.en, turn))
      .filter((title) => !text.includes(title));
    expect([path, missing]).toEqual([path, []]);
  }
});
