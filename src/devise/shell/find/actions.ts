import { wordsIn } from '../../../domain/fold.ts';
import type { Language } from '../../../domain/language.ts';
import { searchPieces } from '../../../domain/search.ts';
import { holds } from '../../../domain/staff/permission.ts';
import type { SessionUser } from '../../session.tsx';
import { settingsMenu } from '../../settings-menu.ts';
import { shellPhrases } from '../phrases.ts';
import { findPhrases } from './phrases.ts';

/** Something Ctrl-K leads to. */
export interface FindResult {
  readonly to: string;
  readonly label: string;
  readonly note: string;
}

/** What the person may do, each as a place to go to. */
export function actionsOf({ views_list, permissions_list }: SessionUser, language: Language): FindResult[] {
  const { create, calendar, goTo } = findPhrases[language];
  const { account, settings, translations } = shellPhrases[language];
  const entries = settingsMenu.flatMap((group) =>
    group.entries
      .filter(({ permission }) => holds(views_list, permission))
      .flatMap(({ to, names, permission, type }) => [
        { to, label: names[language], note: goTo },
        ...(type?.hasCalendar
          ? [{ to: `${to}/calendar`, label: calendar(type.labels[language].many), note: goTo }]
          : []),
        ...(type && !type.comesFromUpload && holds(permissions_list, permission)
          ? [{ to: `${to}/create`, label: create(type.labels[language].one), note: names[language] }]
          : []),
      ]),
  );
  return [
    ...entries,
    { to: '/settings', label: settings, note: goTo },
    { to: '/translations', label: translations, note: goTo },
    { to: '/account', label: account, note: goTo },
  ];
}

/** Those whose words all begin with what was typed, accents aside. */
export function matching(actions: readonly FindResult[], q: string): readonly FindResult[] {
  const typed = searchPieces(q);
  return actions.filter(({ label }) => {
    const words = wordsIn(label);
    return typed.every((piece) => words.some((word) => word.startsWith(piece)));
  });
}
