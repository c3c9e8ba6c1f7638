import { countryName } from '../../../domain/countries.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { SoldBy } from '../../booking-views.ts';
import { ArrowLink } from '../words.tsx';

/**
 * Travel sites that sell the resorts, each with its countries. The island leaves those of the visitor's own. Of many resorts
 * each one's list is folded below its name.
 */
export function SoldByList({ of }: { readonly of: readonly SoldBy[] }) {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <section className="sold-by" data-island="markets" data-resort={of[0]!.code}>
      <h2 className="label">{say('sold-by')}</h2>
      {of.length === 1 ? (
        <Partners resort={of[0]!.resort} partners={of[0]!.partners} />
      ) : (
        <div className="questions-list">
          {of.map(({ resort, partners }) => (
            <details key={resort}>
              <summary>{resort}</summary>
              <Partners resort={resort} partners={partners} />
            </details>
          ))}
        </div>
      )}
    </section>
  );
}

function Partners({ resort, partners }: Pick<SoldBy, 'resort' | 'partners'>) {
  const say = useSay();
  const language = useLanguage();
  return (
    <ul aria-label={say('sold-by-lead', { name: resort })}>
      {partners.map(({ name, url, markets }) => (
        <li key={url} data-markets={markets.join(' ')}>
          <ArrowLink text={name} address={url} />
          {markets.length > 0 && <small>{markets.map((one) => countryName(one, language)).join(', ')}</small>}
        </li>
      ))}
    </ul>
  );
}
