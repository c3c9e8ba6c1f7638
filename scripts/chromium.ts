import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The engine of Chromium without a window: pages cost half the processor time of the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Where whole browsers usually are. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What CHROMIUM_PATH says goes before `preferred`. */
function installed(preferred: readonly string[]): string | undefined {
  // Playwright names where its own browser would be, whether it is there or not.
  const known = [process.env.CHROMIUM_PATH, ...preferred, ...places, chromium.executablePath()];
  return known.find((path) => path && existsSync(path));
}

function install(): void {
  const isDebian = existsSync('/usr/bin/apt-get');
  if (isDebian && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser journeys …');
    const apt = (...words: string[]) =>
      spawnSync('apt-get', words, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    // Each by itself: not every distribution has the second one.
    for (const name of ['chromium', 'chromium-headless-shell']) {
      apt('install', '-y', '-qq', '--no-install-recommends', name);
    }
  } else {
    spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  }
}

function browserPath(preferred: readonly string[]): string {
  const found = installed(preferred) ?? (install(), installed(preferred));
  if (!found) {
    console.error('The browser journeys need Chromium: install it, or say where it is with CHROMIUM_PATH.');
    process.exit(1);
  }
  return found;
}

/** A Chromium to drive: the machine's own, or one installed now. Ends with a clear line when there is none. */
export const chromiumPath = (): string => browserPath([]);

/** As `chromiumPath`, and where the machine has it the engine without a window. */
export const headlessChromiumPath = (): string => browserPath([SHELL]);
