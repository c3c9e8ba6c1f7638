import { Link } from 'react-router';
import { Page } from '../shell/page/page.tsx';
import { usePhrases } from '../staff-language.tsx';
import { screenPhrases } from './phrases.ts';

export function Component() {
  const phrases = usePhrases(screenPhrases);
  return (
    <Page title={phrases.notFoundTitle} lead={phrases.notFoundLead}>
      <p>
        <Link to="/">{phrases.toStart}</Link>
      </p>
    </Page>
  );
}
