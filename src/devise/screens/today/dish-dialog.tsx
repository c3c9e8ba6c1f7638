import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { fold } from '../../../domain/fold.ts';
import { inEitherLanguage, type Language } from '../../../domain/language.ts';
import { namesFor } from '../../../domain/record/names-for.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import type { DishToday } from '../../../domain/today.ts';
import { takeFocus } from '../../inputs/field/take-focus.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { dishesQuery, offerAgain, savePrices, sellOut } from './board-data.ts';
import { Dialog } from './dialog.tsx';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';
import { useAction } from './use-action.ts';

export type DishQuestion = 'sold-out' | 'price';

interface DishDialogProps {
  readonly question: DishQuestion;
  readonly now: string;
  readonly onClose: () => void;
}

/** Which dish, and then what of it: until when it is sold out, or what it costs. */
export function DishDialog({ question, now, onClose }: DishDialogProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const [dish, setDish] = useState<DishToday>();
  const name = dish && (inEitherLanguage(dish.title, language) ?? '');
  const title =
    name === undefined
      ? phrases[question === 'price' ? 'whichPrice' : 'whichSoldOut']
      : phrases[question === 'price' ? 'priceOf' : 'untilWhen'](name);
  return (
    <Dialog title={title} onClose={onClose}>
      {!dish && <DishChooser question={question} onChoose={setDish} />}
      {dish && question === 'sold-out' && <UntilForm dish={dish} name={name!} now={now} onDone={onClose} />}
      {dish && question === 'price' && <PriceForm dish={dish} name={name!} onDone={onClose} />}
      <div className={styles.buttons}>
        {dish && (
          <Button variant="default" onClick={() => setDish(undefined)}>
            {phrases.back}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {phrases.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** So many are listed at once. */
const MAX_LISTED = 40;

function DishChooser({
  question,
  onChoose,
}: {
  readonly question: DishQuestion;
  readonly onChoose: (dish: DishToday) => void;
}) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const { siteId } = useSiteView();
  const [typed, setTyped] = useState('');
  const dishes = useQuery(dishesQuery(siteId));
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const isMeant = ({ title, section, menu_name, menu_title }: DishToday) => {
    const names = [title, section, menu_title].flatMap(({ en, es }) => [en, es]);
    const said = fold([...names, menu_name].filter(Boolean).join(' '));
    return words.every((word) => said.includes(word));
  };
  return (
    <>
      <TextInput
        data-autofocus
        size="lg"
        aria-label={phrases.findDish}
        placeholder={phrases.findDish}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Loaded of={dishes}>
        {(listed) => {
          const offered = question === 'price' ? listed : listed.filter((one) => !one.sold_out);
          const meant = offered.filter(isMeant);
          return (
            <>
              {meant.length === 0 && (
                <p className="quiet" role="status">
                  {phrases.noDish}
                </p>
              )}
              <ul className={`plain ${styles.dishes}`}>
                {meant.slice(0, MAX_LISTED).map((dish) => (
                  <li key={`${dish.menu} ${dish.item}`}>
                    <button type="button" className={styles.dish} onClick={() => onChoose(dish)}>
                      <span className={styles.name}>{inEitherLanguage(dish.title, language)}</span>
                      <span className={styles.facts}>
                        {[menuName(dish, language), inEitherLanguage(dish.section, language)]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      <span className={styles.price}>{inEitherLanguage(dish.price, language)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {meant.length > MAX_LISTED && (
                <p className="quiet">{phrases.moreDishes(meant.length - MAX_LISTED)}</p>
              )}
              {question === 'price' && <WholeMenus dishes={listed} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** What the reader calls the menu of a dish. */
const menuName = ({ menu_name, menu_title }: DishToday, language: Language): string =>
  namesFor(menu_name, menu_title.es, language).name;

/** To the tables in which all prices of a menu are changed at once. */
function WholeMenus({ dishes }: { readonly dishes: readonly DishToday[] }) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const menus = new Map(dishes.map((dish) => [dish.menu, menuName(dish, language)]));
  if (menus.size === 0) return null;
  return (
    <nav aria-label={phrases.allPrices}>
      <h3>{phrases.allPrices}</h3>
      <ul className={`plain ${styles.menus}`}>
        {[...menus].map(([id, name]) => (
          <li key={id}>
            <Link to={`/menu-prices/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DishFormProps {
  readonly dish: DishToday;
  readonly name: string;
  readonly onDone: () => void;
}

function UntilForm({ dish, name, now, onDone }: DishFormProps & { readonly now: string }) {
  const phrases = usePhrases(todayPhrases);
  const [time, setTime] = useState<string>();
  const saving = useAction(onDone);
  const say = (until: string | null) =>
    saving.mutate({
      name,
      did: phrases.did.soldOut(name),
      send: () => sellOut(dish, until),
      undo: () => offerAgain(dish),
    });
  return (
    <div className={styles.form}>
      <Button data-autofocus loading={saving.isPending} onClick={() => say('tomorrow')}>
        {phrases.untilTomorrow}
      </Button>
      <Button variant="default" onClick={() => say(null)}>
        {phrases.untilOtherwise}
      </Button>
      <form
        className={styles.untilTime}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (time) say(`${dayOf(now)}T${time}`);
        }}
      >
        <TextInput
          type="time"
          required
          withAsterisk={false}
          label={phrases.untilTime}
          value={time ?? ''}
          onChange={({ currentTarget }) => setTime(currentTarget.value.slice(0, 5))}
        />
        <Button type="submit" variant="default" disabled={!time}>
          {phrases.untilThen}
        </Button>
      </form>
    </div>
  );
}

function PriceForm({ dish, name, onDone }: DishFormProps) {
  const phrases = usePhrases(todayPhrases);
  const [price, setPrice] = useState({ en: dish.price.en ?? '', es: dish.price.es ?? '' });
  const saving = useAction(onDone);
  const said = { en: price.en.trim() || null, es: price.es.trim() || null };
  const { menu, item } = dish;
  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        saving.mutate({
          name,
          did: phrases.did.price(name),
          send: () => savePrices(menu, [{ item, price: said, was: dish.price }]),
          undo: () => savePrices(menu, [{ item, price: dish.price, was: said }]),
        });
      }}
    >
      <TextInput
        ref={takeFocus}
        label={phrases.price}
        maxLength={40}
        value={price.en}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setPrice({ ...price, en: currentTarget.value })}
      />
      {dish.price.es !== null && (
        <TextInput
          label={phrases.priceEs}
          maxLength={40}
          value={price.es}
          onChange={({ currentTarget }) => setPrice({ ...price, es: currentTarget.value })}
        />
      )}
      <Button type="submit" loading={saving.isPending}>
        {phrases.save}
      </Button>
    </form>
  );
}
