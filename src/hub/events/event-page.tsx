import { hubPath } from '../../domain/hub-routes.ts';
import type { GuestEvent } from '../../content/guest.ts';
import { hasEnded } from '../../domain/time/has-ended.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import { isTranslated, otherLanguage } from '../../domain/language.ts';
import { formatTimeRange, isWallClock } from '../../domain/time/time-format.ts';
import { useLanguage, useText } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { WrittenText } from '../links/written-text.tsx';
import { Gallery } from '../../web/gallery/gallery.tsx';
import { Hero } from '../../web/hero/hero.tsx';
import { LinkButtons } from '../links/link-buttons.tsx';
import { NoRecord } from '../page/no-record.tsx';
import { Page } from '../page/page.tsx';
import { usePropertyNow } from '../property-clock.ts';
import { useAddressParam } from '../router/address-param.ts';
import { useData } from '../store.ts';
import { Icon } from '../../web/icons.tsx';
import { TimeRange } from '../../web/hours/time-range.tsx';
import { categoryPhrases } from './category-filter.tsx';
import { dayAndDate, shortDayAndDate } from '../../domain/time/date-words.ts';
import { lastDayOf } from '../../domain/event-last-day.ts';
import styles from './event-page.module.css';

/** One activity; `slug` may be of either language. */
export default function EventPage({ slug }: { slug: string }) {
  const phrases = usePhrases();
  const today = dayOf(usePropertyNow());
  const [at] = useAddressParam('at');
  // The day the guest looked at; an old link tells of the next one again.
  const asOf = at !== undefined && isWallClock(at) && at > today ? `&asOf=${at}` : '';
  const state = useData(`events/by-slug?slug=${encodeURIComponent(slug)}${asOf}`);
  if (state.data) return <Found key={state.data.id} event={state.data} />;
  return (
    <NoRecord
      state={state}
      title={phrases['unable-to-find-event']}
      text={phrases['click-back-arrow-ins']}
      way={{ to: hubPath('events'), name: phrases['activities-and-entertainment'] }}
    />
  );
}

function Found({ event }: { event: GuestEvent }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const { title, category, content, image, links, gallery } = useText()(event.locale);
  const name = title ?? '';
  const known = Object.entries(categoryPhrases).find(([one]) => one === category)?.[1];
  return (
    <Page title={name} className={styles.page}>
      <Hero picture={image} />
      <article
        className={styles.article}
        lang={isTranslated(event.locale, language) ? undefined : otherLanguage(language)}
      >
        <header className={styles.header}>
          {known && <p className={styles.category}>{phrases[known]}</p>}
          <h1>{name}</h1>
        </header>
        <WhenAndWhere event={event} />
        <div className={styles.text}>
          <WrittenText html={content} />
          <LinkButtons links={links} />
        </div>
      </article>
      <Gallery pictures={gallery} hero={image} of={name} />
    </Page>
  );
}

/** A file that the phone's own calendar opens. */
function AddToCalendar({ event: { slug, starts } }: { event: GuestEvent }) {
  const phrases = usePhrases();
  const language = useLanguage();
  if (slug === null) return null;
  const query = new URLSearchParams({ slug, at: starts, language });
  return (
    <a href={`/api/events/calendar.ics?${query}`} className={styles.calendar}>
      <Icon name="table" />
      {phrases['add-to-calendar']}
    </a>
  );
}

function WhenAndWhere({ event }: { event: GuestEvent }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const now = usePropertyNow();
  const today = dayOf(now);
  const { location } = useText()(event.locale);
  const { starts, ends, days } = event;
  const day = dayOf(starts);
  const last = lastDayOf(event);
  const later = days.filter((one) => one > (last ?? day));
  const dayInWords = day === today ? phrases.today : dayAndDate(day, language);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{phrases.when}</dt>
        <dd>
          <span className={styles.day}>
            {last === null
              ? dayInWords
              : `${shortDayAndDate(day, language)} – ${shortDayAndDate(last, language)}`}
          </span>
          <span className={styles.time}>
            <TimeRange text={formatTimeRange(starts, ends, language)} />
          </span>
          {hasEnded(event, now) ? (
            <span className={styles.over}>{phrases['it-is-over']}</span>
          ) : (
            <AddToCalendar event={event} />
          )}
        </dd>
      </div>
      {location && (
        <div>
          <dt>{phrases.where}</dt>
          <dd>{location}</dd>
        </div>
      )}
      {later.length > 0 && (
        <div>
          <dt>{phrases['next-dates']}</dt>
          <dd>
            <ul className={styles.later}>
              {later.map((one) => (
                <li key={one}>{shortDayAndDate(one, language)}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
