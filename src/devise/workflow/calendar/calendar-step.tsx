import { Button, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import { addDays, addMinutes, dayOf, timeOf } from '../../../domain/time/calendar.ts';
import { datesBetween, monthAndYear } from '../../../domain/time/date-words.ts';
import { isDay } from '../../../domain/time/time-format.ts';
import { dayIn } from '../../../domain/time/zone-time.ts';
import { createStep } from '../../../domain/workflow/step.ts';
import { labelOf } from '../../inputs/field/field-label.tsx';
import { optionName } from '../../inputs/choice/option-name.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useIsPhone } from '../../shell/use-is-phone.ts';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { listPhrases } from '../lists/phrases.ts';
import { calendarQuery } from '../records/records.ts';
import { useWorkflow } from '../use-workflow.tsx';
import styles from './calendar.module.css';
import { type CalendarItem, type CalendarView, daysOfView, itemsOf, stepped } from './calendar-items.ts';
import { DatePanel, MoveQuestion } from './date-panel.tsx';
import { DayList } from './day-list.tsx';
import type { GridProps } from './grid-props.ts';
import { asListed, heldItems } from './held-items.ts';
import { standsOn } from './long-items.ts';
import { MonthGrid } from './month-grid.tsx';
import { calendarPhrases } from './phrases.ts';
import { useDateFocus } from './use-date-focus.ts';
import { isOneOfMany, type Move, type Reach, useCreateAt, useMove } from './use-move.ts';
import { WeekGrid } from './week-grid.tsx';

/** Minutes that an arrow key moves by. */
const STEP = 15;

/** What an arrow moves a date by, in days and minutes; of a month up and down are weeks. */
function arrowOf(key: string, view: CalendarView): { days: number; minutes: number } | undefined {
  const upOrDown = key === 'ArrowUp' ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return { days: -1, minutes: 0 };
    case 'ArrowRight':
      return { days: 1, minutes: 0 };
    case 'ArrowUp':
    case 'ArrowDown':
      return view === 'month' ? { days: 7 * upOrDown, minutes: 0 } : { days: 0, minutes: STEP * upOrDown };
    default:
      return undefined;
  }
}

const movedBy = (wallClock: string, { days, minutes }: { days: number; minutes: number }): string =>
  addMinutes(`${addDays(dayOf(wallClock), days)}T${timeOf(wallClock)}`, minutes);

/** The week or the month of a property, to plan on. */
export default function CalendarStep() {
  const { type, workflow, phrases, noun, language, may, addressOf, addressAfter } = useWorkflow();
  const words = usePhrases(calendarPhrases);
  const lists = usePhrases(listPhrases);
  const { site, siteId } = useSiteView();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [now] = useState(() => new Date());
  const [selected, setSelected] = useState<string>();
  const [raised, setLifted] = useState<Move>();
  const [asked, setAsked] = useState<Move>();
  const [said, setSaid] = useState('');
  const moving = useMove(siteId);
  const createAt = useCreateAt(siteId);

  const today = dayIn(now, site.timeZone);
  const given = searchParams.get('day') ?? '';
  const day = isDay(given) ? given : today;
  const view: CalendarView = searchParams.get('view') === 'month' ? 'month' : 'week';
  const field = type.fields[type.workflow!.calendar!.category] as ChoiceField;
  const category = field.options.find((one) => one === searchParams.get('category'));
  const days = useMemo(() => daysOfView(view, day), [view, day]);
  const range = { from: days[0]!, to: days.at(-1)! };
  // What began the evening before goes on past midnight.
  const planned = useQuery({
    ...calendarQuery(type, { site_id: siteId, ...range, from: addDays(range.from, -1) }),
    // What is being moved stays in view until the days that it goes to are read.
    ...((raised || moving.waiting.length > 0) && { placeholderData: keepPreviousData }),
  });

  const address = (next: { day?: string; view?: string; category?: string | undefined }) => {
    const query = new URLSearchParams(
      Object.entries({ day: given && day, view, category, ...next }).filter(
        (entry): entry is [string, string] => Boolean(entry[1]) && entry[1] !== 'week',
      ),
    ).toString();
    return addressOf({ kind: 'custom', name: 'calendar' }) + (query && `?${query}`);
  };
  // At once: the next key asks which days are shown, and an arrow and Escape come faster than a transition is drawn.
  const goTo = (next: Parameters<typeof address>[0]) =>
    void navigate(address(next), { replace: true, flushSync: true });

  const listed = useMemo(() => {
    const read = { from: addDays(range.from, -1), to: range.to };
    const all = itemsOf(type, planned.data?.data ?? [], read, language);
    return all.filter((item) => category === undefined || item.category === category);
  }, [type, planned.data, range.from, range.to, language, category]);
  const lifted = useMemo(() => raised && asListed(raised, listed), [raised, listed]);
  const items = useMemo(
    () => heldItems(listed, lifted ? [...moving.waiting, lifted] : moving.waiting),
    [listed, moving.waiting, lifted],
  );
  const follow = useDateFocus(items, asked ? undefined : lifted);
  const chosen = items.find(({ key }) => key === selected);

  /** The days that are shown go along with what is moved. */
  function show({ to }: Move) {
    if (!days.includes(dayOf(to))) goTo({ day: dayOf(to) });
  }
  function save(move: Move, reach: Reach) {
    follow(move);
    show(move);
    moving.save({ ...move, reach });
  }
  /** A date that stands alone is moved at once; of one that repeats it is asked which. */
  function propose(move: Move) {
    setLifted(undefined);
    if (move.to === move.item.occurrence.starts) return;
    if (isOneOfMany(move)) {
      setAsked(move);
      setLifted(move);
    } else save(move, 'once');
  }
  function leave() {
    const move = asked ?? lifted;
    setAsked(undefined);
    setLifted(undefined);
    if (!move) return;
    setSaid(words.left(move.item.name));
    const back = { ...move, to: move.item.occurrence.starts };
    follow(back);
    show(back);
  }
  function onKey(item: CalendarItem, event: KeyboardEvent) {
    const isLifted = lifted?.item.key === item.key && !asked;
    if (event.key.toLowerCase() === 'm' && may.change && !isLifted) {
      setLifted({ item, to: item.occurrence.starts });
      setSaid(words.lifted(item.name, moving.whenOf(item.occurrence.starts)));
    }
    if (!isLifted) return;
    const by = arrowOf(event.key, view);
    if (by) {
      event.preventDefault();
      const to = movedBy(lifted.to, by);
      setLifted({ ...lifted, to });
      show({ ...lifted, to });
      setSaid(words.lifted(item.name, moving.whenOf(to)));
    } else if (event.key === 'Escape') {
      leave();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      propose(lifted);
    }
  }

  const grid: GridProps = {
    type,
    days,
    items: items.filter((item) => !isPhone || days.some((one) => standsOn(item, one))),
    today,
    lifted,
    selected,
    mayMove: may.change,
    onSelect: ({ key }) => setSelected(key === selected ? undefined : key),
    onKey,
    onDrop: (item, by) => propose({ item, to: movedBy(item.occurrence.starts, by) }),
    onCreate: may.change ? createAt : undefined,
  };
  const title = view === 'month' ? monthAndYear(day, language) : datesBetween(range.from, range.to, language);
  return (
    <Page
      title={words.title(noun)}
      lead={site.name}
      back={{ to: addressAfter({ is: 'back' }), label: phrases.backTo(noun) }}
      actions={
        may.change && (
          <Button component={Link} to={addressOf(createStep(workflow))}>
            {lists.create(noun)}
          </Button>
        )
      }
      isWide
      isFull
    >
      {!may.change && <p className="quiet">{may.why}</p>}
      <div className={styles.tools}>
        <Button variant="default" onClick={() => goTo({ day: '' })}>
          {words.today}
        </Button>
        <Button
          variant="default"
          aria-label={words.before[view]}
          onClick={() => goTo({ day: stepped(view, day, -1) })}
        >
          ‹
        </Button>
        <Button
          variant="default"
          aria-label={words.after[view]}
          onClick={() => goTo({ day: stepped(view, day, 1) })}
        >
          ›
        </Button>
        <p className={styles.range} aria-live="polite">
          {title}
        </p>
        <SegmentedControl
          aria-label={words.view}
          value={view}
          onChange={(next) => goTo({ view: next })}
          data={[
            { value: 'week', label: words.week },
            { value: 'month', label: words.month },
          ]}
        />
      </div>
      <div className={styles.tools} role="group" aria-label={labelOf(field, language)}>
        {[undefined, ...field.options].map((one, index) => (
          <button
            key={one ?? ''}
            type="button"
            className={styles.filter}
            data-category={index - 1}
            aria-pressed={category === one}
            onClick={() => goTo({ category: one })}
          >
            {one === undefined ? words.all : optionName(field, one, language)}
          </button>
        ))}
      </div>
      {!isPhone && may.change && <p className="quiet">{words.keys}</p>}
      <p className={styles.said} role="status">
        {said}
      </p>
      {asked ? (
        <MoveQuestion
          key={`${asked.item.key} ${asked.to}`}
          move={asked}
          moving={moving}
          onLeave={leave}
          onAnswer={(reach) => {
            save(asked, reach);
            setAsked(undefined);
            setLifted(undefined);
          }}
        />
      ) : (
        chosen &&
        !lifted && (
          <DatePanel
            key={`${chosen.key} ${chosen.occurrence.starts}`}
            item={chosen}
            mayMove={may.change}
            onMove={(to) => propose({ item: chosen, to })}
            onClose={() => setSelected(undefined)}
          />
        )
      )}
      <Loaded of={planned} rows={8}>
        {({ meta }) => (
          <>
            {meta.isTotalCapped && <p role="alert">{words.capped}</p>}
            {grid.items.length === 0 && <p className="quiet">{words.nothing}</p>}
            {isPhone && <DayList {...grid} />}
            {!isPhone && view === 'week' && <WeekGrid {...grid} />}
            {!isPhone && view === 'month' && (
              <MonthGrid {...grid} month={day} weekOf={(one) => address({ day: one, view: 'week' })} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
