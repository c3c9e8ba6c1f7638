import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { languages, type Locales, localeTags } from '../../../domain/language.ts';
import { comparedWith, type DrawTotals, pressRate } from '../../../domain/site/draw-results.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { type PageFields, versionsOf } from '../canvas/page-slices.ts';
import styles from './draws.module.css';
import { drawPhrases } from './phrases.ts';

interface VersionTotals extends Locales<DrawTotals> {
  readonly version: string;
}

interface DrawResult {
  readonly draw: string;
  readonly is_running: boolean;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly versions: readonly VersionTotals[];
}

interface DrawResultsProps {
  readonly type: ContentType;
  readonly id: number;
  readonly fields: PageFields;
  readonly values: FormValues;
}

/** How the versions of a page fare that share its visitors, or did; nothing where none ever shared them. */
export function DrawResults({ type, id, fields, values }: DrawResultsProps) {
  const results = useQuery({
    queryKey: queryKeys.records.results(type, id),
    queryFn: ({ signal }) => get<readonly DrawResult[]>(`${type.path}/${id}/results`, signal),
    staleTime: 0,
  });
  const phrases = usePhrases(drawPhrases);
  const names = new Map(
    versionsOf(values, fields).map(({ id: version, version_name: name }) => [version, name as string]),
  );
  // Most pages have none: nothing stands there until it is known.
  if (results.isPending) return null;
  return (
    <Loaded of={results} rows={1}>
      {(found) =>
        found.length > 0 && (
          <section className={styles.results} aria-labelledby="draw-results">
            <h2 id="draw-results">{phrases.title}</h2>
            {found.map((result) => (
              <Draw key={result.draw} result={result} nameOf={(version) => names.get(version)} />
            ))}
            <details>
              <summary>{phrases.how}</summary>
              <p className="quiet">{phrases.method}</p>
            </details>
          </section>
        )
      }
    </Loaded>
  );
}

const inAll = ({ en, es }: VersionTotals): DrawTotals => ({
  visitors: en.visitors + es.visitors,
  presses: en.presses + es.presses,
});

interface DrawProps {
  readonly result: DrawResult;
  readonly nameOf: (version: string) => string | undefined;
}

function Draw({ result, nameOf }: DrawProps) {
  const phrases = usePhrases(drawPhrases);
  const language = useLanguage();
  const { is_running, first_day, last_day, versions } = result;
  const dayIn = (day: string) =>
    new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(day),
    );
  const number = new Intl.NumberFormat(localeTags[language]);
  const percent = new Intl.NumberFormat(localeTags[language], { style: 'percent', maximumFractionDigits: 1 });
  const called = ({ version }: VersionTotals) => nameOf(version) || phrases.deleted;
  const [first, ...others] = versions;
  const counted = (version: VersionTotals, of: keyof DrawTotals) => (
    <td>
      {number.format(inAll(version)[of])}
      {languages.map((one) => (
        <small key={one}>
          {one.toUpperCase()} {number.format(version[one][of])}
        </small>
      ))}
    </td>
  );
  return (
    <article className={styles.draw}>
      <p>
        {is_running && <strong>{phrases.running} </strong>}
        {first_day === null
          ? phrases.nobody
          : is_running
            ? phrases.since(dayIn(first_day))
            : phrases.ended(dayIn(first_day), dayIn(last_day!))}
      </p>
      {first_day !== null && (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{phrases.version}</th>
                <th scope="col">{phrases.visitors}</th>
                <th scope="col">{phrases.pressed}</th>
                <th scope="col">{phrases.rate}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <tr key={version.version}>
                  <th scope="row">{called(version)}</th>
                  {counted(version, 'visitors')}
                  {counted(version, 'presses')}
                  <td>{percent.format(pressRate(inAll(version)))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {first &&
            others.map((other) => (
              <p key={other.version}>
                {phrases.verdict[comparedWith(inAll(first), inAll(other), others.length)](
                  called(other),
                  called(first),
                )}
              </p>
            ))}
        </>
      )}
    </article>
  );
}
