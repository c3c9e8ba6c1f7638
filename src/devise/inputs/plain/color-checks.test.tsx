import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { ColorChecks } from './color-checks.tsx';

beforeEach(() => localStorage.setItem('palapa-staff-language', 'es'));
afterEach(() => localStorage.clear());

it('writes a ratio in Spanish as Mexico does, with a point', () => {
  const html = renderToStaticMarkup(
    <StaffLanguageProvider>
      <ColorChecks color="#8a857c" shows="words" />
    </StaffLanguageProvider>,
  );
  expect(html).toContain('en vez de 4.5:1');
});
