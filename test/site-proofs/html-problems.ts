import { HtmlValidate } from 'html-validate';
import type { CrawledPage } from './crawl.ts';

/** Whether a page is HTML as the standard has it. What is a matter of style alone is not looked at. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5'],
  // No level is left out on the way down: those who have a page read to them go by its headings.
  rules: { 'heading-level': 'error' },
});

export async function htmlProblems({ origin, path, html }: CrawledPage): Promise<string[]> {
  const { results } = await validator.validateString(html, origin + path);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) => `${origin}${path} ${line}:${column} ${message} (${ruleId})`,
    ),
  );
}
