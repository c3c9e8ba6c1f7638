import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session.tsx';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { translationPhrases } from './phrases.ts';
import { translatedTypes, waitingQuery } from './translations.ts';

/** For the home page: how much waits for the person's Spanish, and the way there. Nothing where nothing does. */
export default function TranslationsWaiting() {
  const words = usePhrases(translationPhrases);
  const { user } = useSession();
  const { data } = useQuery({
    ...waitingQuery('pageSize=1'),
    enabled: translatedTypes(user).length > 0,
  });
  if (!data || data.meta.total === 0) return null;
  const sum = (name: 'missing' | 'changed') => data.meta.counts.reduce((all, count) => all + count[name], 0);
  const [missing, changed] = [sum('missing'), sum('changed')];
  return (
    <Choices label={words.homeTitle}>
      <li>
        <Choice
          to="/translations"
          label={`${words.title}: ${data.meta.total}`}
          note={[
            missing > 0 && `${words.states.missing}: ${missing}`,
            changed > 0 && `${words.states.changed}: ${changed}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </li>
    </Choices>
  );
}
