import { useId } from 'react';
import type { OfferField } from '../../domain/site/offer-filter.ts';
import { sectionPath } from '../../domain/site/site-sections.ts';
import { longDate } from '../../domain/time/date-words.ts';
import { useLanguage } from '../../web/language/language.tsx';
import type { BookedOffer, OffersView, OfferView } from '../offer-views.ts';
import { CardTitle, LARGE, Nothing, SMALL } from '../parts/cards.tsx';
import { CountingClock } from '../parts/counting-clock.tsx';
import { FilterFold } from '../parts/filter-fold.tsx';
import { Photo } from '../parts/photo.tsx';
import { unbroken } from '../../domain/unbroken.ts';
import { OfferLines } from '../parts/when.tsx';
import { ArrowLink, HasOwnHeading, Label, Lead, Prose, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import { Opening } from './record-pages.tsx';

/** All offers of a site, and one of them. */

/** 'From May 1, 2027 to May 31, 2027'; nothing where an offer is for any night. */
function useStayText() {
  const say = useSay();
  const language = useLanguage();
  return ({ from, until }: OfferView['stay']): string | null => {
    const days = {
      from: from ? unbroken(longDate(from, language)) : '',
      until: until ? unbroken(longDate(until, language)) : '',
    };
    if (from && until) return say('offer-stay-between', days);
    if (from) return say('offer-stay-from', days);
    return until ? say('offer-stay-until', days) : null;
  };
}

export function OfferPage({ view }: { readonly view: OfferView }) {
  const say = useSay();
  const language = useLanguage();
  const stayText = useStayText();
  const { offer, banner, html, terms, resorts, stay, clock, book } = view;
  const nights = stayText(stay);
  return (
    <div className="offer-page">
      <Opening card={offer} picture={banner ?? offer.picture}>
        <div className="offer-state">
          <OfferLines offer={offer} />
          {offer.code && <p className="code">{say('with-code', { code: offer.code })}</p>}
          <ArrowLink text={say('book')} address={book} isButton />
        </div>
        {clock && (
          <div className="offer-state" role="status">
            <div className="offer-over" hidden>
              <p className="price">{say('offer-over')}</p>
              <ArrowLink text={say('all-offers')} address={sectionPath('specials', language)} />
            </div>
          </div>
        )}
      </Opening>
      {clock && <CountingClock clock={clock} layout="line" />}
      <section className="slice sheet table">
        <div className="table-words">
          <Prose html={html} />
          <p className="links">
            <ArrowLink text={say('all-offers')} address={sectionPath('specials', language)} />
          </p>
        </div>
        {(terms || nights || resorts.length > 0) && (
          <aside className="table-facts">
            {resorts.length > 0 && (
              <div>
                <h2>{say('offer-where')}</h2>
                <ul className="plain">
                  {resorts.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            )}
            {nights && (
              <div>
                <h2>{say('offer-nights')}</h2>
                <p>{nights}</p>
              </div>
            )}
            {terms && (
              <div>
                <h2>{say('terms')}</h2>
                <Prose html={terms} />
              </div>
            )}
          </aside>
        )}
      </section>
    </div>
  );
}

type Choice = Exclude<OfferField, 'q' | 'stay'>;

function OfferSearch({ view }: { readonly view: OffersView }) {
  const say = useSay();
  const prefix = useId();
  const { action, values, choices, issues, today, isFiltered } = view;
  const attributes = (field: OfferField) => {
    const issue = issues.some((one) => one.field === field);
    const id = `${prefix}${field}`;
    return {
      id,
      name: field,
      ...(issue && { 'aria-invalid': true, 'aria-describedby': `${id}-issue` }),
    } as const;
  };
  const head = (field: OfferField) => <label htmlFor={`${prefix}${field}`}>{say(`offers-${field}`)}</label>;
  const wrong = (field: OfferField) => {
    const issue = issues.find((one) => one.field === field);
    return (
      issue && (
        <p className="form-issue" id={`${prefix}${field}-issue`}>
          {say(`offers-wrong-${issue.is}`)}
        </p>
      )
    );
  };
  const choose = (field: Choice) =>
    choices[field].length > 0 && (
      <div className="form-field">
        {head(field)}
        <select {...attributes(field)} defaultValue={values[field]}>
          <option value="">{say(`offers-any-${field}`)}</option>
          {choices[field].map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        {wrong(field)}
      </div>
    );
  return (
    <search className="sheet offers-search">
      <FilterFold isUsed={isFiltered}>
        <form className="filter-form" action={action} aria-label={say('offers-search')}>
          <div className="form-field">
            {head('q')}
            <input
              {...attributes('q')}
              type="search"
              defaultValue={values.q}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
            />
            {wrong('q')}
          </div>
          {choose('resort')}
          {choose('kind')}
          {choose('saves')}
          <div className="form-field">
            {head('stay')}
            <input {...attributes('stay')} type="date" min={today} defaultValue={values.stay} />
            {wrong('stay')}
          </div>
          <button type="submit" className="button">
            {say('offers-go')}
          </button>
        </form>
      </FilterFold>
    </search>
  );
}

function Entry({
  entry: { offer, book },
  isLead,
}: {
  readonly entry: BookedOffer;
  readonly isLead: boolean;
}) {
  const say = useSay();
  return (
    <article className="card offer">
      <Photo picture={offer.picture} sizes={isLead ? LARGE : SMALL} ratio="3 / 2" isDecorative />
      <div>
        <Label>{offer.label}</Label>
        <CardTitle card={offer} />
        {offer.text && <p>{offer.text}</p>}
        <OfferLines offer={offer} />
        <p className="offer-ways">
          <ArrowLink text={say('book')} address={book} />
        </p>
      </div>
    </article>
  );
}

export function OffersPage({ view }: { readonly view: OffersView }) {
  const say = useSay();
  const { offers, action, isFiltered, canSearch } = view;
  const count = offers.length;
  // One offer that nobody looked for needs no counting.
  const isCounted = count !== 1 || isFiltered;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Title isFirst>{say('specials')}</Title>
          <Lead>{say('specials-lead')}</Lead>
        </div>
      </section>
      {canSearch && <OfferSearch view={view} />}
      <section className="slice sheet offers offers-all">
        {isCounted && (
          <p className="offers-count" role="status">
            {count === 1 ? say('offers-one') : say('offers-many', { count })}
            {isFiltered && (
              <>
                {' '}
                <a href={action}>{say('offers-all')}</a>
              </>
            )}
          </p>
        )}
        {count === 0 && (
          <div className="filter-nothing">
            <Nothing>{say(isFiltered ? 'offers-none' : 'no-offers')}</Nothing>
          </div>
        )}
        <HasOwnHeading value={false}>
          <div className="offers-list">
            {offers.map((entry, at) => (
              <Entry key={entry.offer.href} entry={entry} isLead={at === 0} />
            ))}
          </div>
        </HasOwnHeading>
      </section>
    </>
  );
}
