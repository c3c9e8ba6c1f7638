import { beforeEach, expect, it } from 'vitest';
import { loadChunk } from './chunk.ts';

const page = () => 'a page';

/** Whether styles come; the DOM of this test asks for none, and tells links so at once. */
function line(isUp: boolean): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: isUp });
}

/** Asks for styles as the bundler does: once, whatever becomes of them. */
function bundled(...names: readonly string[]) {
  const asked = new Set<string>();
  return async () => {
    let lost: string | undefined;
    for (const name of names.filter((one) => !asked.has(one))) {
      asked.add(name);
      const link = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: `http://palapa.test/app/css/${name}.abc.css`,
      });
      link.onerror = () => (lost ??= name);
      document.head.append(link);
    }
    await Promise.resolve();
    if (lost !== undefined) throw new Error(`Unable to preload CSS for /app/css/${lost}.abc.css`);
    return { default: page };
  };
}

const styles = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) =>
    /css\/[\w-]+|again/g[Symbol.match](href)?.join(),
  );

beforeEach(() => {
  line(true);
  document.head.replaceChildren();
});

it('a chunk whose styles were all lost has all of them when the line is back, in their order', async () => {
  line(false);
  const importer = bundled('menu-page', 'menus');
  await expect(loadChunk('menu-page', importer, { wait: 0 })).rejects.toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(styles()).toEqual(['css/menu-page', 'css/menus']);

  line(true);
  expect(await loadChunk('menu-page', importer)).toBe(page);
  expect(styles()).toEqual(['css/menu-page,again', 'css/menus,again']);
});

it('a chunk that shares lost styles with another one asks for them too', async () => {
  line(false);
  const shared = bundled('menus');
  await loadChunk('menu-page', shared, { wait: 0 }).catch(() => undefined);
  line(true);
  await loadChunk('dietary-page', shared);
  expect(styles()).toEqual(['css/menus,again']);
});

it('a chunk is drawn without styles that only another one lacks', async () => {
  line(false);
  await loadChunk('promotion-slider', bundled('slider'), { wait: 0 }).catch(() => undefined);
  expect(await loadChunk('info-page', bundled())).toBe(page);
  expect(styles()).toEqual(['css/slider']);
});
