import type { BrochuresView } from '../offer-views.ts';
import { SMALL } from '../parts/cards.tsx';
import { VisitorForm } from '../parts/form.tsx';
import { Photo } from '../parts/photo.tsx';
import { Label, Lead, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';

/** Brochures as they would lie on a table, and the form in which one is asked for. */
export function BrochuresPage({ view: { form, brochures } }: { readonly view: BrochuresView }) {
  const say = useSay();
  const isSent = form.thanks !== null;
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Title isFirst>{say('brochures-title')}</Title>
          <Lead>{say('brochures-lead')}</Lead>
        </div>
      </section>
      <div className="slice sheet brochures">
        <div className="brochures-form">
          <VisitorForm form={form} />
        </div>
        <ul className="brochures-list">
          {brochures.map(({ title, text, label, picture, href }) => (
            <li key={`${title} ${href}`} className="brochure">
              <Photo picture={picture} sizes={SMALL} ratio="3 / 4" isDecorative />
              <div>
                <Label>{label}</Label>
                <h2 className="card-title">{title}</h2>
                {text && <p>{text}</p>}
                {isSent && (
                  <a className="arrow" href={href} download>
                    {say('brochures-download')}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
