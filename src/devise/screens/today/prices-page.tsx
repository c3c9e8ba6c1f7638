import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { namesFor } from '../../../domain/record/names-for.ts';
import { isId } from '../../../domain/workflow/address.ts';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { Component as NotFound } from '../not-found-page.tsx';
import { todayPhrases } from './phrases.ts';
import { type Priced, PricesTable } from './prices-table.tsx';

/** The prices of a whole menu, in both languages, saved as one revision. */
export function Component() {
  const { id } = useParams();
  return isId(id) ? <Prices id={Number(id)} /> : <NotFound />;
}

function Prices({ id }: { readonly id: number }) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const prices = useQuery({
    queryKey: queryKeys.today.prices(id),
    queryFn: ({ signal }) => get<Priced>(`menus/${id}/dishes`, signal),
    // What is typed stands beside what was read: a read in between would hide that somebody changed it.
    staleTime: Infinity,
    gcTime: 0,
  });
  const called = prices.data && namesFor(prices.data.name, prices.data.title.es, language).name;
  const title = called === undefined ? phrases.allPrices : phrases.pricesTitle(called);
  return (
    <Page
      title={title}
      lead={prices.data && phrases.pricesLead}
      back={{ to: '/', label: phrases.today }}
      isWide
    >
      <Loaded of={prices} rows={8}>
        {(data) => <PricesTable key={id} id={id} priced={data} onSaved={() => void prices.refetch()} />}
      </Loaded>
    </Page>
  );
}
