import type { ContentType } from '../../../domain/content-type.ts';
import { filtersOf } from '../../../domain/record/listing.ts';
import type { Asked } from '../records/list-with.ts';

/** What a table shows, as its address says it: `?q=jazz&sort=-updated_at&category=Night&page=2`. */
export interface TableQuestion {
  readonly q: string;
  readonly page: number;
  readonly sort: string | undefined;
  readonly isMissingOnly: boolean;
  /** Every property this person may touch instead of the one in view. */
  readonly isEverySite: boolean;
  readonly filters: Readonly<Record<string, string>>;
}

const CHOSEN_KINDS = new Set(['choice', 'choices', 'boolean']);

/** The filters that are a choice of few words. */
export const choiceFilters = (type: ContentType): string[] =>
  filtersOf(type).filter((name) => CHOSEN_KINDS.has(type.fields[name]?.type ?? ''));

export function readQuestion(type: ContentType, asked: URLSearchParams): TableQuestion {
  const given = choiceFilters(type).flatMap((name): [string, string][] => {
    const value = asked.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return {
    q: asked.get('q') ?? '',
    page: Math.max(1, Number(asked.get('page')) || 1),
    sort: asked.get('sort') ?? undefined,
    isMissingOnly: asked.get('missing') === 'es',
    isEverySite: asked.get('site') === 'all',
    filters: Object.fromEntries(given),
  };
}

/** The address of a question. Whatever changes but the page begins at the first one. */
export function questionAddress({ filters, ...question }: TableQuestion): string {
  const said: [string, string | false | undefined][] = [
    ['q', question.q],
    ['sort', question.sort],
    ['missing', question.isMissingOnly && 'es'],
    ['site', question.isEverySite && 'all'],
    ...Object.entries(filters),
    ['page', question.page > 1 && String(question.page)],
  ];
  const address = new URLSearchParams(said.filter((one): one is [string, string] => Boolean(one[1])));
  return address.toString();
}

const PAGE_SIZE = 25;

export function asListed(
  type: ContentType,
  question: TableQuestion,
  view: { readonly siteId: number; readonly language: string | undefined },
): Asked {
  return {
    ...(type.scope === 'site' && !question.isEverySite ? { site_id: view.siteId } : {}),
    ...question.filters,
    searchterm: question.q || undefined,
    sort: question.sort,
    missing: question.isMissingOnly ? 'es' : undefined,
    language: view.language,
    page: question.page,
    pageSize: PAGE_SIZE,
  };
}
