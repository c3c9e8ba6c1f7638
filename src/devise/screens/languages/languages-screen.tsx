import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session.tsx';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { Unfinished } from '../../workflow/draft/unfinished.tsx';
import { useWorkflow } from '../../workflow/use-workflow.tsx';
import workflowStyles from '../../workflow/workflow.module.css';
import { translatedTypes, waitingQuery } from '../translations/translations.ts';
import styles from './languages.module.css';
import { countPhrases } from './listed-phrases.ts';
import { languagePhrases } from './phrases.ts';
import { GroupLanguages, SiteLanguages } from './site-languages.tsx';
import { usePhrasesOfSite } from './use-phrases-of-site.ts';

/** What each site speaks and how complete it is, and the way to the phrases that guests of a site read. */
export default function LanguagesScreen() {
  const words = usePhrases(languagePhrases);
  return (
    <Page title={words.title} lead={words.lead} back={{ to: '/settings', label: words.settings }}>
      <Unfinished id={null} />
      <FixedPhrases />
      <Content />
    </Page>
  );
}

function FixedPhrases() {
  const words = usePhrases(languagePhrases);
  const { addressOf, addressAfter, phrases: workflowWords } = useWorkflow();
  const { site, replacing, phrases } = usePhrasesOfSite();
  return (
    <section className={workflowStyles.answers} aria-labelledby="phrases">
      <h2 id="phrases">{words.interface(site.name)}</h2>
      <p className="quiet">{words.interfaceLead}</p>
      <Loaded of={replacing} rows={1}>
        {() => (
          <Choices label={words.interface(site.name)}>
            <li>
              <Choice
                to={addressAfter({ is: 'answered', answer: 'edit' })}
                label={words.look}
                note={words.counts(countPhrases(phrases))}
              />
            </li>
            <li>
              <Choice
                to={addressAfter({ is: 'answered', answer: 'history' })}
                label={words.history}
                note={workflowWords.menu.historyNote}
              />
            </li>
            <li>
              <Choice
                to={addressOf({ kind: 'custom', name: 'trash' })}
                label={words.trash}
                note={words.trashNote}
              />
            </li>
          </Choices>
        )}
      </Loaded>
    </section>
  );
}

function Content() {
  const words = usePhrases(languagePhrases);
  const { user, sites } = useSession();
  const isTranslating = translatedTypes(user).length > 0;
  const waiting = useQuery({ ...waitingQuery('pageSize=1'), enabled: isTranslating });
  return (
    <section className={workflowStyles.answers} aria-labelledby="content">
      <h2 id="content">{words.content}</h2>
      {isTranslating && <p className="quiet">{words.ofYours}</p>}
      <ul className={`plain ${styles.sites}`}>
        {sites.map((site) => (
          <SiteLanguages key={site.id} site={site} waiting={isTranslating ? waiting : undefined} />
        ))}
        {user.site_ids === 'all' && isTranslating && <GroupLanguages waiting={waiting} />}
      </ul>
    </section>
  );
}
