import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Where browsers usually are, after what CHROMIUM_PATH says. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | undefined {
  // Playwright names where its own browser would be, whether it is there or not.
  return [...places, chromium.executablePath()].find((path) => path && existsSync(path));
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
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } else {
    spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  }
}

/** A Chromium to drive: the machine's own, or one installed now. Ends with a clear line when there is none. */
export function chromiumPath(): string {
  const found = installed() ?? (install(), installed());
  if (!found) {
    console.error('The browser journeys need Chromium: install it, or say where it is with CHROMIUM_PATH.');
    process.exit(1);
  }
  return found;
}
