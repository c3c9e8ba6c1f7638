import type { Answer } from '../../../domain/workflow/next-step.ts';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Unfinished } from '../draft/unfinished.tsx';
import { useLanguage } from '../../staff-language.tsx';
import { OneOfSite } from './one-of-site.tsx';
import { moreScreens } from './more-screens.ts';
import { useWorkflow } from '../use-workflow.tsx';
import styles from '../workflow.module.css';

/** "What would you like to do with the menus?" */
export function MenuStep() {
  const { type, workflow, may, whyNotCreate, phrases, noun, addressAfter } = useWorkflow();
  const language = useLanguage();
  const { menu } = phrases;
  const why = may.change ? undefined : may.why;
  const whyNotEdit = may.edit ? undefined : may.why;

  const response = (to: Answer, label: string, note: string, locked?: string) => (
    <li key={to}>
      <Choice to={addressAfter({ is: 'answered', answer: to })} label={label} note={note} why={locked} />
    </li>
  );
  return (
    <Page title={menu.title(noun)} back={{ to: '/', label: phrases.home }}>
      <Unfinished id={null} />
      <section className={styles.answers} aria-labelledby="guided">
        <h2 id="guided" className={styles.overline}>
          {menu.guided}
        </h2>
        <Choices>
          {type.onePerSite ? (
            <OneOfSite />
          ) : (
            <>
              {response('create', menu.create(noun), menu.createNote, whyNotCreate)}
              {response('edit', menu.edit(noun), menu.editNote(noun), whyNotEdit)}
            </>
          )}
          {workflow.remove === 'delete' && response('remove', menu.delete(noun), menu.deleteNote, why)}
          {workflow.remove === 'archive' && response('remove', menu.archive(noun), menu.archiveNote, why)}
          {workflow.isOrdered && response('order', menu.order, menu.orderNote, why)}
        </Choices>
      </section>
      <section className={styles.answers} aria-labelledby="all">
        <h2 id="all" className={styles.overline}>
          {menu.all}
        </h2>
        <Choices>
          {workflow.hasCalendar && response('calendar', menu.calendar, menu.calendarNote)}
          {workflow.isTree
            ? response('table', menu.tree, menu.treeNote)
            : response('table', menu.table, menu.tableNote)}
          {(moreScreens[type.name] ?? []).map(({ to, label, note }) => (
            <li key={to}>
              <Choice to={to} label={label[language]} note={note[language]} />
            </li>
          ))}
          {response('history', menu.history, menu.historyNote)}
          {workflow.remove === 'archive' && response('archived', menu.archived, menu.archivedNote)}
          {workflow.remove === 'delete' && response('trash', menu.trash, menu.trashNote)}
        </Choices>
      </section>
    </Page>
  );
}
