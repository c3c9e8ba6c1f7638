import { useSay } from '../site-context.tsx';
import type { CountingView } from '../view.ts';

/** What counts visits, and where its visitors are asked first, the question. Without script nothing is counted or asked. */
export function Counting({ counting }: { readonly counting: CountingView }) {
  const say = useSay();
  const { tag, asksFirst, event, resort, isFamilyResort } = counting;
  return (
    <div
      className="counting-place no-print"
      data-island="analytics"
      data-tag={tag}
      data-event={event}
      data-resort={resort ?? undefined}
      data-family={isFamilyResort || undefined}
      data-asks-first={asksFirst || undefined}
    >
      {asksFirst && (
        <section className="counting" aria-label={say('counting-title')} hidden>
          <p>{say('counting-question')}</p>
          <div className="counting-answers">
            {(['yes', 'no'] as const).map((answer) => (
              <button key={answer} type="button" className="button" data-answer={answer}>
                {say(`counting-${answer}`)}
              </button>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** Below the foot of the page, once somebody has answered. */
export function CountingChange() {
  const say = useSay();
  return (
    <p className="counting-change no-print" hidden>
      <button type="button">{say('counting-change')}</button>
    </p>
  );
}
