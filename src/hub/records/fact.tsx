import type { ReferredRecord, ShownField } from '../../domain/hub-list.ts';
import { inLanguage, type Language, localeTags } from '../../domain/language.ts';
import { resolveAddress } from '../../domain/link.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { describeDays } from '../../domain/time/day-range.ts';
import { usualWeek } from '../../domain/time/hours-in-words.ts';
import type { Hours } from '../../domain/time/opening-hours.ts';
import { formatPostDate } from '../../domain/time/time-format.ts';
import { TimeSpans } from '../../web/hours/time-spans.tsx';
import { useLanguage } from '../../web/language/language.tsx';
import { Card } from '../links/card.tsx';
import { usePropertyNow } from '../property-clock.ts';
import styles from './fact.module.css';

interface FactProps {
  readonly field: ShownField;
  readonly value: unknown;
  readonly references: readonly ReferredRecord[] | undefined;
  /** Whether names lead to what they name: not where they stand in a link. */
  readonly leads?: boolean;
}

/** Wherever a value fits into a line. */
export const isFact = ({ as }: ShownField): boolean =>
  ['text', 'number', 'moment', 'hours', 'address', 'words', 'records'].includes(as);

/** A value that fits into a line: words, a number, hours, the names of other records. */
export function Fact({ field, value, references = [], leads = false }: FactProps) {
  const language = useLanguage();
  switch (field.as) {
    case 'number':
      return (value as number).toLocaleString(localeTags[language]);
    case 'moment':
      return formatPostDate(value as string, language);
    case 'words':
      return [value]
        .flat()
        .map((one) => field.words[String(one)]?.[language] ?? String(one))
        .join(', ');
    case 'hours':
      return <HoursInWords hours={value as Hours} language={language} />;
    case 'address':
      return <Address address={value as string} leads={leads} />;
    case 'records':
      return <Names of={field.to} ids={[value].flat() as number[]} references={references} leads={leads} />;
    default:
      return <span className={styles.text}>{value as string}</span>;
  }
}

function HoursInWords({ hours, language }: { hours: Hours; language: Language }) {
  const today = dayOf(usePropertyNow());
  return usualWeek(hours, today).map(({ days, spans }, index) => (
    <span key={days.join()}>
      {index > 0 && '; '}
      <span className={styles.time}>
        <TimeSpans spans={spans} />
      </span>{' '}
      <span className="unbroken">{describeDays(days, language)}</span>
    </span>
  ));
}

function Address({ address, leads }: { address: string; leads: boolean }) {
  const target = leads ? resolveAddress(address) : undefined;
  const said = address.replace(/^(https?:\/\/|mailto:|tel:)/i, '');
  if (!target) return said;
  if (target.kind === 'route') return <Card to={target.to}>{said}</Card>;
  const isNewTab = target.kind === 'new-tab';
  return (
    <a href={target.url} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
      {said}
    </a>
  );
}

interface NamesProps {
  readonly of: string;
  readonly ids: readonly number[];
  readonly references: readonly ReferredRecord[];
  readonly leads: boolean;
}

/** Records by name, in the order staff gave them; one that guests do not see is left out. */
function Names({ of, ids, references, leads }: NamesProps) {
  const language = useLanguage();
  const named = ids.flatMap((id) => references.find((one) => one.type === of && one.id === id) ?? []);
  return named.map(({ id, locale, route }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      {leads && route ? (
        <Card to={route[language]}>{inLanguage(locale, language).title}</Card>
      ) : (
        inLanguage(locale, language).title
      )}
    </span>
  ));
}
