import { Outlet } from 'react-router';
import { useMay } from '../session.tsx';
import { Page } from '../shell/page/page.tsx';
import { usePhrases } from '../staff-language.tsx';
import { screenPhrases } from './phrases.ts';

/** The screens about people. Who may not look at them is told so before anything is asked of the server. */
export function PeopleOnly() {
  const phrases = usePhrases(screenPhrases);
  const { view, why } = useMay('manage users');
  if (view) return <Outlet />;
  return (
    <Page title={phrases.peopleTitle} lead={why} back={{ to: '/settings', label: phrases.settingsTitle }} />
  );
}
