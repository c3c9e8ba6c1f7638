import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { headNamed } from '../../../content/head-named.ts';
import { typeHeads } from '../../../content/heads.ts';
import { inEitherLanguage } from '../../../domain/language.ts';
import { namesFor } from '../../../domain/record/names-for.ts';
import { mayPublish } from '../../../domain/staff/role.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { formatAdminDate, formatClosing, formatDay } from '../../../domain/time/time-format.ts';
import type { RestaurantToday, SoldOutToday, TodayBoard } from '../../../domain/today.ts';
import { rightsOf, useMayList, useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { useIsPhone } from '../../shell/use-is-phone.ts';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { publicationPhrases } from '../../workflow/publication/phrases.ts';
import { boardQuery, offerAgain, sellOut } from './board-data.ts';
import { DishDialog, type DishQuestion } from './dish-dialog.tsx';
import { Events } from './events.tsx';
import { Part } from './part.tsx';
import { preloadForms } from './lazy-forms.ts';
import { todayPhrases } from './phrases.ts';
import { RestaurantRow } from './restaurant-row.tsx';
import styles from './today.module.css';
import { useAction } from './use-action.ts';

const { menu, event, restaurant, promotion, media_item: mediaItem } = typeHeads;

/** The day of the property, and what is done to it with two taps. Each part is for those who look after it. */
export default function Board() {
  const { siteId } = useSiteView();
  const board = useQuery(boardQuery(siteId));
  return (
    <Loaded of={board} rows={5}>
      {(data) => <Parts board={data} />}
    </Loaded>
  );
}

function Parts({ board }: { readonly board: TodayBoard }) {
  const phrases = usePhrases(todayPhrases);
  const may = useMayList();
  const isPhone = useIsPhone();
  const { events, restaurants, promotions, sold_out: soldOut, now } = board;
  useEffect(preloadForms, []);
  return (
    <div className={styles.board}>
      <div className={styles.column}>
        {soldOut && <Kitchen soldOut={soldOut} now={now} />}
        {events && (
          <>
            <Events
              title={phrases.today}
              events={events.today}
              now={now}
              mayChange={may(event.permission).change}
            />
            <Events
              title={phrases.tomorrow}
              events={events.tomorrow}
              now={now}
              mayChange={may(event.permission).change}
              isFolded={isPhone}
            />
          </>
        )}
      </div>
      <div className={styles.column}>
        {restaurants && <Restaurants restaurants={restaurants} day={dayOf(now)} />}
        {promotions && (
          <Part title={phrases.promotions} empty={promotions.length === 0 && phrases.noPromotions}>
            {promotions.map(({ id, name, title, until }) => (
              <LinkRow
                key={id}
                to={`${addressOfType(promotion)}/${id}/edit`}
                name={name}
                spanish={title.es}
                until={until}
              />
            ))}
          </Part>
        )}
        <Waiting board={board} />
      </div>
    </div>
  );
}

interface LinkRowProps {
  readonly to: string;
  readonly name: string;
  /** What guests read in Spanish. */
  readonly spanish?: string | null;
  readonly facts?: string;
  readonly until?: string | null;
}

function LinkRow({ to, name, spanish, facts, until = null }: LinkRowProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const moment = until && (until.includes('T') ? formatAdminDate(until, language) : until);
  const { name: title, beside } = namesFor(name, spanish, language);
  const said = [beside, facts, moment && phrases.until(moment)].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <Link to={to} className={styles.what}>
        <span className={styles.name}>{title}</span>
        {said && <span className={styles.facts}>{said}</span>}
      </Link>
    </li>
  );
}

/** Dishes that are sold out, and the two things that a kitchen changes. */
function Kitchen({ soldOut, now }: { readonly soldOut: readonly SoldOutToday[]; readonly now: string }) {
  const phrases = usePhrases(todayPhrases);
  const { user } = useSession();
  const may = useMayList();
  const [asks, setAsks] = useState<DishQuestion>();
  const mayChange = may(menu.permission).change;
  const sellsOut = mayChange && mayPublish(rightsOf(user), menu.permission);
  return (
    <section className={styles.part} aria-labelledby="kitchen">
      <h2 id="kitchen">{phrases.kitchen}</h2>
      {mayChange && (
        <div className={styles.buttons}>
          {sellsOut && <Button onClick={() => setAsks('sold-out')}>{phrases.sellOut}</Button>}
          <Button variant={sellsOut ? 'default' : 'filled'} onClick={() => setAsks('price')}>
            {phrases.changePrice}
          </Button>
        </div>
      )}
      {soldOut.length === 0 && <p className="quiet">{phrases.nothingSoldOut}</p>}
      {soldOut.length > 0 && (
        <ul className={`plain ${styles.rows}`} aria-label={phrases.soldOutNow}>
          {soldOut.map((one) => (
            <SoldOutRow key={`${one.menu} ${one.item}`} dish={one} now={now} mayChange={sellsOut} />
          ))}
        </ul>
      )}
      {asks && <DishDialog question={asks} now={now} onClose={() => setAsks(undefined)} />}
    </section>
  );
}

interface SoldOutRowProps {
  readonly dish: SoldOutToday;
  readonly now: string;
  readonly mayChange: boolean;
}

function SoldOutRow({ dish, now, mayChange }: SoldOutRowProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const offering = useAction();
  const name = inEitherLanguage(dish.title, language) ?? '';
  const { until } = dish;
  const isSoon = until !== null && dayOf(until) === dayOf(now);
  const moment = until && (isSoon ? formatClosing(until, language) : formatAdminDate(until, language));
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {[
            namesFor(dish.menu_name, dish.menu_title.es, language).name,
            moment ? phrases.backAt(moment) : phrases.untilSaid,
            phrases.by(dish.by),
          ].join(' · ')}
        </span>
      </div>
      {mayChange && (
        <Button
          variant="default"
          aria-label={phrases.offerThisAgain(name)}
          loading={offering.isPending}
          onClick={() =>
            offering.mutate({
              name,
              did: phrases.did.offered(name),
              send: () => offerAgain(dish),
              undo: () => sellOut(dish, until),
            })
          }
        >
          {phrases.offerAgain}
        </Button>
      )}
    </li>
  );
}

interface RestaurantsProps {
  readonly restaurants: readonly RestaurantToday[];
  readonly day: string;
}

function Restaurants({ restaurants, day }: RestaurantsProps) {
  const phrases = usePhrases(todayPhrases);
  const mayChange = useMayList()(restaurant.permission).change;
  return (
    <Part title={phrases.restaurants} empty={restaurants.length === 0 && phrases.noRestaurants}>
      {restaurants.map((one) => (
        <RestaurantRow key={one.id} restaurant={one} day={day} mayChange={mayChange} />
      ))}
    </Part>
  );
}

/** What waits for its date, what may soon not be shown any more, and what waits for its Spanish. Approvals stand above the board, drafts beside it. */
function Waiting({ board: { rights = [], due, without_spanish: lacking } }: { readonly board: TodayBoard }) {
  const phrases = usePhrases(todayPhrases);
  const { languages: names } = usePhrases(publicationPhrases);
  const language = useLanguage();
  const { sites } = useSession();
  return (
    <>
      {due.length > 0 && (
        <Part title={phrases.waiting}>
          {due.map((one) => {
            const type = headNamed(one.type);
            const facts = `${one.languages.map((each) => names[each]).join(', ')} · ${phrases.due[one.action]} ${formatAdminDate(one.at, language)}`;
            return (
              type && (
                <LinkRow
                  key={`${one.type} ${one.id} ${one.at} ${one.action}`}
                  to={`${addressOfType(type)}/${one.id}/publication`}
                  name={one.name}
                  spanish={one.title.es}
                  facts={facts}
                />
              )
            );
          })}
        </Part>
      )}
      {rights.length > 0 && (
        <Part title={phrases.rights}>
          {rights.map(({ id, name, until, is_over, uses }) => (
            <LinkRow
              key={id}
              to={`${addressOfType(mediaItem)}?item=${id}`}
              name={name}
              facts={[
                (is_over ? phrases.rightsOver : phrases.rightsEnding)(formatDay(until, language)),
                phrases.shown(uses),
              ].join(' · ')}
            />
          ))}
        </Part>
      )}
      {/* Who keeps one property has all of it in the card of the translations below. */}
      {sites.length > 1 && lacking.length > 0 && (
        <Part title={phrases.spanish}>
          {lacking.map(({ type: name, count }) => {
            const type = headNamed(name);
            if (!type) return null;
            const { one, many } = type.labels[language];
            return (
              <LinkRow
                key={name}
                to={`${addressOfType(type)}/table?missing=translation`}
                name={`${count} ${count === 1 ? one : many}`}
              />
            );
          })}
        </Part>
      )}
    </>
  );
}
