import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { typeHeads } from '../../../content/heads.ts';
import type { Bilingual } from '../../../domain/fields/field.ts';
import { inEitherLanguage, type Language, languages } from '../../../domain/language.ts';
import { isSameValue } from '../../../domain/record/same-value.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { savedFirst } from '../../api.ts';
import { useMay, useSession } from '../../session.tsx';
import { languagesOf } from '../../site-languages.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useTabStorage } from '../../use-tab-storage.ts';
import { useWrite } from '../../use-write.ts';
import { type Outcome, refreshToday, savePrices } from './board-data.ts';
import { todayPhrases } from './phrases.ts';
import styles from './prices-table.module.css';

type Price = Bilingual<string>;

interface PricedDish {
  readonly id: string;
  readonly title: Bilingual<string>;
  readonly price: Price;
}

export interface Priced {
  readonly name: string;
  /** What guests read of the menu. */
  readonly title: Bilingual<string>;
  readonly site_id: number;
  readonly groups: readonly {
    readonly titles: readonly Bilingual<string>[];
    readonly dishes: readonly PricedDish[];
  }[];
}

/** A price that was typed, and the one that it was typed in place of. */
interface TypedPrice {
  readonly price: Price;
  readonly was: Price;
}

interface PricesTableProps {
  readonly id: number;
  readonly priced: Priced;
  readonly onSaved: () => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrows go down and up a column. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const input = event.currentTarget;
  const column = [
    ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[lang="${input.lang}"]`) ?? []),
  ];
  const next = column[column.indexOf(input) + step];
  next?.focus();
  next?.select();
}

const nothing: Readonly<Record<string, TypedPrice>> = {};

export function PricesTable({ id, priced, onSaved }: PricesTableProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const { sites } = useSession();
  const may = useMay(typeHeads.menu.permission);
  /** What was typed, by dish; it outlives a reload. */
  const [typed, setTyped] = useTabStorage(`typed-prices-${id}`, nothing);
  /** Prices that somebody else saved since they were read. */
  const [newer, setNewer] = useState<Readonly<Record<string, Price>>>({});
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  // The menu's own property, whichever is in view.
  const site = sites.find((one) => one.id === priced.site_id);
  const shown = site ? languagesOf(site) : languages;
  const dishes = priced.groups.flatMap((group) => group.dishes);
  const readOf = ({ id: item, price }: PricedDish): Price => newer[item] ?? price;
  const shownOf = (dish: PricedDish): Price => typed[dish.id]?.price ?? readOf(dish);
  const changes = dishes.flatMap((dish) => {
    const price = shownOf(dish);
    const was = readOf(dish);
    return isSameValue(price, was) ? [] : [{ item: dish.id, price, was }];
  });
  /** Changed by somebody else, and to something else, since a price was typed. */
  const isOvertaken = (dish: PricedDish) =>
    changes.some(({ item }) => item === dish.id) && !isSameValue(typed[dish.id]?.was, readOf(dish));
  const textOf = (price: Price) =>
    shown
      .map((one) => price[one])
      .filter(Boolean)
      .join(' · ') || phrases.noPrice;
  const saving = useWrite<{ outcome: Outcome }>({
    mutationFn: () => savePrices(id, changes),
    onSuccess: ({ outcome }) => {
      toastSuccess(outcome === 'approval' ? phrases.did.asked(priced.name) : phrases.saved);
      setTyped({});
      setNewer({});
      setIssues({});
      onSaved();
      void refreshToday();
    },
    onError: (failed) => {
      toastFailure(failed);
      const current = savedFirst(failed) as readonly { item: string; price: Price }[] | undefined;
      if (current) {
        const now = Object.fromEntries(current.map(({ item, price }) => [item, price]));
        setNewer({ ...newer, ...now });
      }
      const errors = failed instanceof FetchFailed ? (failed.problem?.errors ?? []) : [];
      setIssues(
        Object.fromEntries(
          errors.flatMap(({ path, message }) => {
            const change = changes[Number(path.split('.')[1])];
            return change ? [[change.item, message]] : [];
          }),
        ),
      );
    },
  });
  if (dishes.length === 0) return <p className="quiet">{phrases.noDishes}</p>;
  const change = (dish: PricedDish, spoken: Language, text: string) => {
    const price = { ...shownOf(dish), [spoken]: text === '' ? null : text };
    const { [dish.id]: before, ...others } = typed;
    const was = before?.was ?? readOf(dish);
    setTyped(isSameValue(price, was) ? others : { ...others, [dish.id]: { price, was } });
    setIssues(Object.fromEntries(Object.entries(issues).filter(([item]) => item !== dish.id)));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (changes.length > 0) saving.mutate();
      }}
    >
      {dishes.some(isOvertaken) && (
        <p role="alert" className={styles.newer}>
          {phrases.changedMeanwhile}
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{phrases.dish}</th>
            {shown.map((one) => (
              <th scope="col" key={one}>
                {one === 'en' ? phrases.inEnglish : phrases.inSpanish}
              </th>
            ))}
          </tr>
        </thead>
        {priced.groups.map(({ titles, dishes: grouped }, place) => (
          <tbody
            key={`${place} ${grouped[0]?.id}`}
            aria-label={
              titles.map((one) => inEitherLanguage(one, language)).join(' · ') || phrases.specialties
            }
          >
            <tr>
              <th colSpan={1 + shown.length} scope="rowgroup" className={styles.section}>
                {titles.map((one) => inEitherLanguage(one, language)).join(' · ') || phrases.specialties}
              </th>
            </tr>
            {grouped.map((dish) => {
              const name = inEitherLanguage(dish.title, language) ?? '';
              return (
                <tr key={dish.id} data-newer={isOvertaken(dish) || undefined}>
                  <th scope="row">
                    {name}
                    {isOvertaken(dish) && (
                      <span className={styles.savedNow}>{phrases.savedNow(textOf(readOf(dish)))}</span>
                    )}
                  </th>
                  {shown.map((one) => (
                    <td key={one}>
                      <TextInput
                        lang={one}
                        aria-label={`${name}: ${one === 'en' ? phrases.inEnglish : phrases.inSpanish}`}
                        maxLength={40}
                        readOnly={!may.change}
                        value={shownOf(dish)[one] ?? ''}
                        placeholder={one === shown[0] ? '' : (shownOf(dish)[shown[0]] ?? '')}
                        error={one === shown.at(-1) ? issues[dish.id] : undefined}
                        onChange={({ currentTarget }) => change(dish, one, currentTarget.value)}
                        onKeyDown={goOn}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      {may.change && (
        <div className={styles.foot}>
          <Button type="submit" disabled={changes.length === 0} loading={saving.isPending}>
            {changes.length === 0 ? phrases.nothingChanged : phrases.saveAll(changes.length)}
          </Button>
        </div>
      )}
    </form>
  );
}
