import type { Tag } from '../../domain/dining/dietary.ts';
import type { Avoided } from '../../domain/dining/my-table.ts';
import type { SoldOutFor } from '../../domain/dining/sold-out.ts';
import type { MealPeriod } from '../../domain/time/opening-hours.ts';

/** What the browser kit says itself. Each app brings these among its own phrases. */
export type KitPhrases = Readonly<
  Record<
    | 'dismiss'
    | 'something-went-wrong'
    | 'offline'
    | 'try-again'
    | 'unable-to-load'
    | 'unable-to-load-event'
    | 'unable-to-find-resource'
    | 'slider'
    | 'slide-of'
    | 'go-to-slide'
    | 'previous-slide'
    | 'next-slide'
    | 'video'
    | 'opens-in-new-tab'
    | 'frame-loading'
    | 'frame-slow'
    | 'frame-unavailable'
    | 'frame-call'
    | 'frame-ask'
    | 'frame-open'
    | 'frame-trouble'
    | 'close'
    | 'gallery'
    | 'enlarge'
    | 'previous-picture'
    | 'next-picture'
    | 'specialties'
    | 'prices-in'
    | 'dietary-icons'
    | `sold-out-${SoldOutFor}`
    | 'contains'
    | 'suits'
    | Avoided
    | `about-${Avoided}`
    | 'ask-about'
    | 'ask-whether'
    | 'my-table'
    | 'my-table-lead'
    | 'what-do-you-avoid'
    | 'how-do-you-eat'
    | 'your-own-words'
    | 'characters-of'
    | 'absent-tag-never-means-safe'
    | 'stays-on-this-phone'
    | 'is-not-kept'
    | 'clear-all'
    | 'done'
    | 'card-for-the-waiter'
    | 'tap-to-close'
    | 'hours'
    | 'on-now'
    | 'up-next'
    | 'open-now'
    | 'opens'
    | 'opens-today'
    | 'closed-today'
    | 'not-served-today'
    | 'today-only'
    | 'closed'
    | 'coming-days'
    | 'from-day'
    | 'until'
    | '24-hours'
    | MealPeriod
    | Tag,
    string
  >
>;
