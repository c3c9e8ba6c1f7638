import { existsSync, globSync } from 'node:fs';

/** As much of a browser as the short walk needs. What to click or wait for is an XPath. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Waits for the element, then clicks it as a guest would. */
  click(xpath: string): Promise<void>;
  /** At most so long, in milliseconds. */
  waitFor(xpath: string, longest?: number): Promise<void>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

const present = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path));

/** Debian's packages: firefox-esr; webkit2gtk-driver and xvfb. Undefined where they are not installed. */
export const firefoxPath = process.env['FIREFOX_PATH'] ?? present('/usr/bin/firefox-esr', '/usr/bin/firefox');

export const webkitPaths = (() => {
  const driver = present('/usr/bin/WebKitWebDriver');
  const screen = present('/usr/bin/Xvfb');
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return driver && screen && miniBrowser ? { driver, screen, miniBrowser } : undefined;
})();
