import { expect, it, vi } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { rightsOfRoles } from '../../domain/staff/role.ts';
import { administrator } from '../../../test/app.ts';
import {
  approveShown,
  created,
  OTHER_SITE,
  requester,
  SITE,
  withSites,
  writer,
} from '../../../test/type-tests.ts';
import type { Staff } from '../http/staff.ts';
import { WAIT } from '../../../test/wait.ts';

const { event } = contentTypes;
const titles = (en: string, es: string) => ({
  locale: { en: { title: en, slug: 'yoga' }, es: { title: es } },
});

const role = { permissions: ['manage property hub'], may_change: true };
const person = (id: string, more: object): Staff => ({
  ...administrator,
  ...rightsOfRoles([{ ...role, ...more }]),
  id,
  name: id,
  siteIds: [SITE],
});
const author = person('author', { may_publish: false });
const approver = person('approver', { may_publish: true });
const translator = person('translator', { may_publish: true, words_only_in: ['es'] });

/** An event that an author changed and sent for approval in English; `id` is the approval's. */
async function withApproval() {
  const test = await withSites();
  const record = await created(test, event, titles('One', 'Uno'));
  const at = `/${record.id}`;
  const request = requester(test, event);
  const write = writer(test, event);
  const get = async (url: string) => {
    const response = await test.app.inject({ url: `/api/devise/${url}` });
    return { status: response.statusCode, ...response.json() };
  };
  const post = (url: string, payload = {}) =>
    test.app.inject({ method: 'POST', url: `/api/devise/${url}`, payload });
  const send = async (version: number, languages = ['en']) => {
    const { data } = await request('POST', `${at}/approval`, { languages, version });
    return data.publication.en.approval as number;
  };
  test.signIn(author);
  await write('PUT', at, titles('Two', 'Dos'));
  const id = await send(2);
  return { test, at, request, write, get, post, send, id };
}

const titlesIn = (record: { locale: { en: { title: string }; es: { title: string } } } | null) =>
  record && [record.locale.en.title, record.locale.es.title];

it('whoever approves sees what guests will read then: the revision that was sent, in its languages alone', async () => {
  const { test, at, write, get, id } = await withApproval();
  // Afterwards the author writes on: nobody has been asked about that.
  await write('PUT', at, titles('Three', 'Tres'));
  test.signIn(approver);
  const { data } = await get(`approvals/${id}`);
  expect(data).toMatchObject({ id, may_decide: true, is_changed_since: true, outcome: null });
  expect([titlesIn(data.before), titlesIn(data.after)]).toEqual([
    ['One', 'Uno'],
    ['Two', 'Uno'],
  ]);
  const onPhone = () => get(`preview/approvals.${id}/events/by-slug?slug=yoga`);
  await vi.waitFor(async () => expect(titlesIn((await onPhone()).data)).toEqual(['Two', 'Uno']), WAIT);
  const page = await test.app.inject({ url: `/devise/preview/approvals.${id}?lang=en` });
  expect([page.statusCode, page.body.includes('Two'), page.body.includes('Three')]).toEqual([
    200,
    true,
    false,
  ]);

  expect((await approveShown(test, id)).statusCode).toBe(200);
  const guests = () =>
    test.app.inject({ url: '/api/events/by-slug?slug=yoga', headers: { host: 'marea.test' } });
  await vi.waitFor(async () => expect(titlesIn((await guests()).json().data)).toEqual(['Two', 'Uno']), WAIT);
  expect((await get(`approvals/${id}`)).data).toMatchObject({ outcome: 'approved', is_changed_since: false });
});

it('an approval that nobody wrote on after it was sent says so', async () => {
  const { get, id } = await withApproval();
  expect((await get(`approvals/${id}`)).data).toMatchObject({ is_changed_since: false, may_decide: false });
});

it('an approval is shown to those of the site who may look at the type', async () => {
  const { test, get, id } = await withApproval();
  test.signIn({ ...approver, siteIds: [OTHER_SITE] });
  expect([(await get(`approvals/${id}`)).status, (await get(`preview/approvals.${id}/site`)).status]).toEqual(
    [404, 404],
  );
  test.signIn({ ...approver, views: ['manage brands'], permissions: ['manage brands'] });
  expect((await get(`approvals/${id}`)).status).toBe(404);
  test.signIn(approver);
  expect((await get('approvals/999')).status).toBe(404);
});

it('the board has what its reader decides about, and nothing that they may not decide', async () => {
  const { test, get, id } = await withApproval();
  const board = async (staff: Staff) => {
    test.signIn(staff);
    return (await get('approvals?mine=true')).data.map((one: { id: number }) => one.id);
  };
  expect([await board(approver), await board(author), await board(translator)]).toEqual([[id], [], []]);
  expect(await board({ ...approver, siteIds: [OTHER_SITE] })).toEqual([]);
  test.signIn(translator);
  expect((await get('approvals')).data).toMatchObject([{ may_decide: false }]);
});

it('what was sent back stands with its author until it is sent again or published, and does not return later', async () => {
  const { test, at, write, get, post, send, id } = await withApproval();
  const sentBackTo = async (staff: Staff) => {
    test.signIn(staff);
    return (await get('approvals?outcome=sent-back&mine=true')).data.map((one: { id: number }) => one.id);
  };
  test.signIn(approver);
  await post(`approvals/${id}/send-back`, { comment: 'Which day?' });
  expect([await sentBackTo(author), await sentBackTo(approver)]).toEqual([[id], []]);
  await write('PUT', at, titles('Three', 'Tres'));
  test.signIn(author);
  const again = await send(3);
  expect(await sentBackTo(author)).toEqual([]);
  test.signIn(approver);
  await approveShown(test, again);
  expect(await sentBackTo(author)).toEqual([]);

  const third = await send(3);
  test.signIn(approver);
  await post(`approvals/${third}/send-back`, { comment: 'No' });
  expect(await sentBackTo(author)).toEqual([third]);
  test.signIn(approver);
  await write('PUT', at, { ...titles('Four', 'Cuatro'), publish: { languages: ['es'] } });
  expect(await sentBackTo(author)).toEqual([third]);
  test.signIn(approver);
  await write('PUT', at, { publish: { languages: ['en'] } });
  expect(await sentBackTo(author)).toEqual([]);
});
