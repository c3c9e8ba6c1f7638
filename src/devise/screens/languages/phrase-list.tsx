import { Select } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { PhraseGroup } from '../../../content/phrase/built-in.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { Pages } from '../../shell/page/pages.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { useSearchParam } from '../../shell/use-search-in-address.ts';
import { usePhrases } from '../../staff-language.tsx';
import { useWorkflow } from '../../workflow/use-workflow.tsx';
import translationStyles from '../translations/translations.module.css';
import styles from './languages.module.css';
import { countPhrases, filteredPhrases, type Show, shows } from './listed-phrases.ts';
import { PhraseRow } from './phrase-row.tsx';
import { languagePhrases } from './phrases.ts';
import { usePhrasesOfSite } from './use-phrases-of-site.ts';

const PAGE_SIZE = 40;

const placeNames: readonly PhraseGroup[] = ['hub', 'site'];

/** Every phrase that guests of the site read, found by words, place and whether it is replaced; the address keeps these. */
export default function PhraseList() {
  const words = usePhrases(languagePhrases);
  const { addressOf } = useWorkflow();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const { typed, q, type: write } = useSearchParam();
  const { site, siteId, spoken, replacing, phrases } = usePhrasesOfSite();
  const place = placeNames.find((one) => one === params.get('place'));
  const show = shows.find((one) => one === params.get('show')) ?? 'all';
  const found = filteredPhrases(phrases, { q, place, show });
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(pageIn(params), last);

  const filterBy = (name: 'place' | 'show', value: string | null) =>
    setParams((now) => {
      now.delete('page');
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  const addressOfPage = (to: number) => {
    const query = new URLSearchParams(params);
    query.set('page', String(to));
    return `${pathname}?${query}`;
  };
  return (
    <Page
      title={words.listTitle(site.name)}
      lead={words.listLead}
      back={{ to: addressOf({ kind: 'menu' }), label: words.back }}
      isWide
    >
      <div className={translationStyles.filters}>
        <SearchField label={words.search} value={typed} onType={write} />
        <Select
          aria-label={words.place}
          value={place ?? ''}
          allowDeselect={false}
          onChange={(value) => filterBy('place', value)}
          data={[
            { value: '', label: `${words.place}: ${words.places.all}` },
            ...placeNames.map((one) => ({ value: one, label: words.places[one] })),
          ]}
        />
        <Select
          aria-label={words.show}
          value={show}
          allowDeselect={false}
          onChange={(value) => filterBy('show', value === ('all' satisfies Show) ? null : value)}
          data={shows.map((one) => ({
            value: one,
            label: `${words.shows[one]} (${filteredPhrases(phrases, { q: '', place, show: one }).length})`,
          }))}
        />
      </div>
      <Loaded of={replacing} rows={8}>
        {() => (
          <div className={styles.found}>
            <p role="status" className="quiet">
              {words.counts(countPhrases(phrases))}
              {found.length < phrases.length && ` · ${words.found(found.length)}`}
            </p>
            {found.length === 0 && (
              <p>
                {words.empty} <Link to={`${pathname}?for=edit`}>{words.clear}</Link>
              </p>
            )}
            <ul className={`plain ${styles.phrases}`}>
              {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((one) => (
                <PhraseRow key={one.key} phrase={one} siteId={siteId} spoken={spoken} />
              ))}
            </ul>
            <Pages meta={{ total: found.length, page, pageSize: PAGE_SIZE }} addressOf={addressOfPage} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
