import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import vnu from 'vnu-jar';
import { headlessChromiumPath } from '../../scripts/chromium.ts';
import { CHROMIUM_ARGS } from '../../test/chromium-args.ts';
import { coveredControls } from '../../test/covered-controls.ts';
import { phone } from '../../test/phone.ts';
import { crawl, type CrawledPage, demoKeys, type Get } from '../../test/site-proofs/crawl.ts';
import { publishEverySlice } from '../every-slice.ts';
import { startPalapa, temporaryFolder } from '../running-server.ts';

/**
 * Every public page of the demo, and pages with every slice: given to the W3C's own checker of HTML, which wants a Java
 * on the machine, and opened on a phone, where whatever can be pressed has to be reached where it is shown.
 */

const run = promisify(execFile);

/** Bytes of what the checker says. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const hasJava = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  );

/** Node does not know where `bahia-coral.localhost` is; the header says it. */
const getFrom =
  (port: number): Get =>
  (address) =>
    new Promise((resolve, reject) => {
      const headers = { host: address.host, accept: 'text/html,application/xhtml+xml' };
      const path = address.pathname + address.search;
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        const { statusCode = 0, headers: said } = response;
        text(response).then(
          (body) => resolve({ status: statusCode, type: said['content-type'] ?? '', body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });

interface Message {
  readonly type: string;
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** What the checker has to say of the pages, one line each. */
async function check(pages: readonly CrawledPage[]): Promise<string[]> {
  await using folder = await temporaryFolder();
  const names = new Map<string, string>();
  for (const [at, { origin, path, html }] of pages.entries()) {
    const file = join(folder.path, `${at}.html`);
    await writeFile(file, html);
    names.set(`file:${file}`, origin + path);
  }
  // It ends with 1 where it found something, and writes what it found to stderr in either case.
  const { stderr } = await run('java', ['-jar', vnu, '--format', 'json', '--errors-only', folder.path], {
    maxBuffer: MAX_OUTPUT,
  }).catch((error: { stderr: string }) => error);
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages.map(({ url, lastLine = 0, message }) => `${names.get(url) ?? url}:${lastLine} ${message}`);
}

/** The controls of these pages that something else covers on a phone, one line each. */
async function findCovered(pages: readonly CrawledPage[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const { origin, path } of pages) {
      await page.goto(origin + path);
      const covered = await coveredControls(page);
      found.push(...covered.map((control) => `${origin}${path}: something covers ${control}`));
    }
    return found;
  } finally {
    await browser.close();
  }
}

export async function pagesAreValid(dataDir: string): Promise<readonly string[]> {
  await using server = await startPalapa(dataDir);
  // They are in the sitemap then, and so among the pages that are found.
  await publishEverySlice(server.port);
  const { pages, dead } = await crawl(
    getFrom(server.port),
    demoKeys.map((key) => `http://${key}.localhost:${server.port}`),
  );
  console.log(`  ${pages.size} pages`);
  const all = [...pages.values()];
  const problems = [...dead, ...(await findCovered(all))];
  if (await hasJava()) return [...problems, ...(await check(all))];
  console.log('  There is no Java on this machine, so the W3C checker did not run.');
  return problems;
}
