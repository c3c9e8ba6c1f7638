import { expect, it } from 'vitest';
import { administrator, siteBody, type TestApp, testApp } from '../../../test/app.ts';
import { routesOf } from '../../../test/routes.ts';
import { created, SITE } from '../../../test/type-tests.ts';
import { allContentTypes } from '../../content/index.ts';
import { inSoak } from '../../../test/soak.ts';

/**
 * Every GET route as it is registered, with every parameter that it declares and every part of its path, given in ways
 * that nobody means well: a clear answer each time, and never a 500.
 */

const odd = [
  // NUL, half a surrogate pair, no percent-encoding at all
  '%00',
  '%ED%A0%80',
  '%zz',
  // Accents on a palm tree
  '%F0%9F%8C%B4%CC%95%CC%80%CC%A1',
  '__proto__',
];

const LONG = 'a'.repeat(5000);

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}
type Paths = Record<string, Record<string, Operation>>;

/** The routes that OpenAPI does not describe are pages and previews: these are the parameters of all of them. */
const HIDDEN = ['lang', 'asOf', 'day', 'slug', 'location', 'q', 'w', 'what', 'time'];

async function open() {
  const test = await testApp({ environment: { DEMO: '1' } });
  await test.create('site', null, siteBody('marea', { isDefault: true }), SITE);
  test.signIn(administrator);
  const ids = new Map<string, number>();
  for (const type of allContentTypes) {
    const { id } = type.scope === 'itself' ? { id: SITE } : await created(test, type);
    for (const path of [type.path, ...(type.aliases ?? [])]) ids.set(path, id);
  }
  const { paths } = (await test.app.inject({ url: '/api/openapi.json' })).json<{ paths: Paths }>();
  const routes = [
    ...new Set((await routesOf(test.app)).flatMap(({ method, path }) => (method === 'GET' ? path : []))),
  ];
  return { test, ids, paths, routes };
}

type Open = Awaited<ReturnType<typeof open>>;

/** The address of a route whose parts are those of records that are there. */
function addressOf(path: string, { ids }: Open): string {
  const id = ids.get(path.split('/')[3] ?? '') ?? SITE;
  return path
    .replace('/preview/:key', `/preview/restaurants.${ids.get('restaurants')}`)
    .replace('/see/:path/:id', `/see/restaurants/${ids.get('restaurants')}`)
    .replace(':id', String(id))
    .replace(':number', '1')
    .replace(':name', 'spa')
    .replaceAll(/:\w+/g, 'abcd1234')
    .replace('*', 'x');
}

/** The names of a route's query parameters, and whether it declares them. */
function parametersOf(path: string, { paths }: Open): { names: readonly string[]; isDeclared: boolean } {
  const described = paths[path.replace(/(.)\/$/, '$1').replaceAll(/:(\w+)/g, '{$1}')]?.get;
  if (!described) return { names: HIDDEN, isDeclared: false };
  const inQuery = described.parameters?.filter((one) => one.in === 'query') ?? [];
  return { names: inQuery.map(({ name }) => name), isDeclared: true };
}

const AT_ONCE = 8;

/** Asks for all of it, a few at a time; what was answered with a fault, or not as wanted. */
async function faultsOf(
  { app }: TestApp,
  requests: readonly { url: string; wants?: (status: number, body: string) => boolean }[],
): Promise<string[]> {
  const waiting = requests.values();
  const faults: string[] = [];
  const request = async () => {
    for (const { url, wants = () => true } of waiting) {
      const { statusCode, body } = await app.inject({ url });
      if (statusCode >= 500 || !wants(statusCode, body)) {
        faults.push(`${statusCode} ${url.slice(0, 200)} ${body.slice(0, 200)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, request));
  return faults;
}

it(
  'a parameter that is repeated or too long is refused by its name, and no odd one is a fault',
  { ...inSoak, timeout: 300_000 },
  async () => {
    const here = await open();
    const requests = here.routes.flatMap((path) => {
      const address = addressOf(path, here);
      const { names, isDeclared } = parametersOf(path, here);
      return names.flatMap((name) => {
        const isRefused = (status: number, body: string) =>
          !isDeclared || (status === 400 && body.includes(name));
        return [
          { url: `${address}?${name}=1&${name}=2`, wants: isRefused },
          { url: `${address}?${name}=${LONG}`, wants: isRefused },
          ...odd.map((value) => ({ url: `${address}?${name}=${value}` })),
        ];
      });
    });
    expect(here.routes.length).toBeGreaterThan(100);
    expect(requests.length).toBeGreaterThan(3000);
    expect(await faultsOf(here.test, requests)).toEqual([]);
  },
);

it('a part of a path that is too long is refused before anything is looked for, and no odd one is a fault', async () => {
  const here = await open();
  const requests = here.routes.flatMap((path) => {
    const parts = path.split('/').filter((part) => part.startsWith(':') || part === '*');
    return parts.flatMap((part) => {
      const withPart = (value: string) => addressOf(path.replace(part, value), here);
      // Below /devise every other address opens the staff app.
      const isOpen = part === '*' || path.startsWith('/devise/');
      const isTooLong = (status: number) => isOpen || status === 414;
      return [
        { url: withPart('a'.repeat(201)), wants: isTooLong },
        ...odd.map((value) => ({ url: withPart(value) })),
      ];
    });
  });
  expect(requests.length).toBeGreaterThan(500);
  expect(await faultsOf(here.test, requests)).toEqual([]);
}, 300_000);

it('an address that is too long is answered with 414 wherever it leads', async () => {
  const here = await open();
  const requests = here.routes.map((path) => ({
    url: `${addressOf(path, here)}?utm_source=${'a'.repeat(8192)}`,
    wants: (status: number) => status === 414,
  }));
  expect(await faultsOf(here.test, requests)).toEqual([]);
});
