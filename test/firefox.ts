import puppeteer from 'puppeteer-core';
import type { OtherBrowser } from './other-browser.ts';
import { MAX_WAIT } from './wait.ts';

/** Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  page.setDefaultTimeout(MAX_WAIT);
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    open: async (url) => void (await page.goto(url)),
    click: (xpath) => find(xpath).click(),
    waitFor: async (xpath, longest) =>
      void (await (longest === undefined ? find(xpath) : find(xpath).setTimeout(longest)).wait()),
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
