import { countryName } from '../../../domain/countries.ts';
import { useLanguage } from '../../../web/language/language.tsx';
import { useSay } from '../../site-context.tsx';
import type { SoldBy } from '../../booking-views.ts';
import { ArrowLink } from '../words.tsx';

/** Travel sites that sell the resorts, each with its countries. The island leaves those of the visitor's own. */
export function SoldByList({ of }: { readonly of: readonly SoldBy[] }) {
  const say = useSay();
  const language = useLanguage();
  if (of.length === 0) return null;
  return (
    <section className="sold-by" data-island="markets" data-resort={of[0]!.code}>
      <h2 className="label">{say('sold-by')}</h2>
      {of.map(({ resort, partners }) => (
        <div key={resort}>
          {of.length > 1 && <p className="unseen">{say('sold-by-lead', { name: resort })}</p>}
          {of.length > 1 && <p aria-hidden="true">{resort}</p>}
          <ul>
            {partners.map(({ name, url, markets }) => (
              <li key={url} data-markets={markets.join(' ')}>
                <ArrowLink text={name} address={url} />
                {markets.length > 0 && (
                  <small>{markets.map((one) => countryName(one, language)).join(', ')}</small>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
