import { longDate } from '../../domain/time/date-words.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { unbroken } from '../../domain/unbroken.ts';
import { Label, Prose, Title } from '../parts/words.tsx';
import type { TermsView } from '../publication-views.ts';
import { useSay } from '../site-context.tsx';

/** A version of the terms: from when to when it holds, what it changed, and the way to all others. */
export function TermsPage({ view }: { readonly view: TermsView }) {
  const say = useSay();
  const language = useLanguage();
  const day = (wallClock: string) => unbroken(longDate(wallClock.slice(0, 10), language));
  const { title, html, changes, from, until, state, versions } = view;
  const words = { from: day(from), until: until ? day(until) : '' };
  const next = state === 'in-force' && until !== null && versions.find((one) => one.from === until);
  const stateWords = { 'in-force': 'terms-now', coming: 'terms-announced', earlier: 'terms-before' } as const;
  const holds = { 'in-force': 'terms-hold', coming: 'terms-come', earlier: 'terms-were' } as const;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Label>{say(holds[state], words)}</Label>
          <Title isFirst>{title}</Title>
          {next && (
            <p>
              <a href={next.href}>{say('terms-next', { day: words.until })}</a>
            </p>
          )}
        </div>
      </section>
      <section className="slice sheet table">
        <div className="table-words">
          {changes && (
            <div className="terms-changes">
              <h2 className="label">{say('terms-changes')}</h2>
              <Prose html={changes} />
            </div>
          )}
          <Prose html={html} />
        </div>
        {versions.length > 1 && (
          <nav className="table-facts" aria-label={say('terms-versions')}>
            <div>
              <h2>{say('terms-versions')}</h2>
              <ul className="plain">
                {versions.map((one) => (
                  <li key={one.href}>
                    <a href={one.href} aria-current={one.isCurrent ? 'page' : undefined}>
                      {one.text}
                    </a>{' '}
                    <small>{say(stateWords[one.state])}</small>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        )}
      </section>
    </>
  );
}
