import { lazy, Suspense } from 'react';
import { typeHeads } from '../../content/heads.ts';
import { Choice, Choices } from '../shell/choice/choice.tsx';
import { Page } from '../shell/page/page.tsx';
import { useMayList, useSession } from '../session.tsx';
import { settingsMenu } from '../settings-menu.ts';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { Drafts } from './home/drafts.tsx';
import styles from './home/home.module.css';
import { RecentChanges } from './home/recent-changes.tsx';
import { screenPhrases } from './phrases.ts';

const TranslationsWaiting = lazy(() => import('./translations/translations-waiting.tsx'));
const Approvals = lazy(() => import('./home/approvals.tsx'));
const Unpublished = lazy(() => import('./home/unpublished.tsx'));
const Board = lazy(() => import('./today/board.tsx'));

/** Who may look after what happens at a property sees its day first. Others begin with their own tasks. */
const ofTheDay = [typeHeads.event, typeHeads.menu].map(({ permission }) => permission);

/** So many tasks are offered at once; the settings menu has all of them. */
const MAX_TILES = 6;

/** The home page: the property's day, what waits for this person, their usual tasks, recent changes. */
export function Component() {
  const phrases = usePhrases(screenPhrases);
  const language = useLanguage();
  const { user } = useSession();
  const may = useMayList();
  const tasks = settingsMenu
    .flatMap(({ entries }) => entries)
    .filter(({ task, permission }) => task && may(permission).view)
    // Infinity less Infinity is no number: what has no place stays where it is.
    .toSorted((a, b) => a.atHome - b.atHome || 0);

  const keepsProperty = ofTheDay.some((permission) => may(permission).change);
  return (
    <Page title={phrases.homeTitle} lead={phrases.homeLead(user.name)} isWide>
      <Suspense fallback={null}>{keepsProperty && <Board />}</Suspense>
      {/* Others wait for it: before what somebody left unfinished themselves. */}
      <Suspense fallback={null}>
        <Approvals />
      </Suspense>
      <Suspense fallback={null}>
        <TranslationsWaiting />
      </Suspense>
      <Drafts />
      <Suspense fallback={null}>
        <Unpublished />
      </Suspense>
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="tasks">
          <h2 id="tasks">{phrases.often}</h2>
          {tasks.length === 0 && <p className="quiet">{phrases.nothingToDo}</p>}
          <Choices>
            {tasks.slice(0, MAX_TILES).map(({ to, names, task, permission }) => (
              <li key={to}>
                {/* Nobody is asked to change what they may only look at or translate. */}
                {may(permission).change ? (
                  <Choice to={to} label={task?.[language]} note={names[language]} />
                ) : (
                  <Choice to={to} label={names[language]} />
                )}
              </li>
            ))}
            <li>
              <Choice to="/settings" label={phrases.everything} note={phrases.everythingNote} />
            </li>
          </Choices>
        </section>
        <RecentChanges types={tasks.slice(0, MAX_TILES).flatMap(({ type }) => type ?? [])} />
      </div>
    </Page>
  );
}
