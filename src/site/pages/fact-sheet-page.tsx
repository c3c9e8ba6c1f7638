import { longDate } from '../../domain/time/date-words.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { Photo } from '../parts/photo.tsx';
import { Pictures } from '../parts/pictures.tsx';
import { DottedLabel } from '../parts/dotted.tsx';
import { Prose, Title } from '../parts/words.tsx';
import { FactSheetList } from '../slices/group-slices.tsx';
import { useSay } from '../site-context.tsx';
import type { FactSheetView } from '../group-views.ts';

/** A fact sheet as a sheet of paper: what it says, and nothing around it once it is printed. */
export function FactSheetPage({ view }: { readonly view: FactSheetView }) {
  const say = useSay();
  const language = useLanguage();
  const { card, html, gallery, about, others, changed } = view;
  return (
    <>
      <article className="slice sheet fact-sheet">
        <header className="fact-sheet-head">
          <DottedLabel parts={[card.resort, card.group]} />
          <Title isFirst>{card.title}</Title>
          {about && <p className="quiet">{about.place}</p>}
        </header>
        {card.picture && (
          <div className="fact-sheet-picture">
            <Photo picture={card.picture} sizes="(min-width: 900px) 40vw, 100vw" ratio="3 / 2" isFirst />
          </div>
        )}
        <div className="fact-sheet-words">
          <Prose html={html} />
          <p className="quiet fact-sheet-date">
            {say('fact-sheet-changed', { day: longDate(changed, language) })}
          </p>
          <p className="links fact-sheet-ways" data-island="print">
            {card.file && (
              <a className="button" href={card.file} type="application/pdf">
                {say('fact-sheet-file')}
              </a>
            )}
            <button className="button button-quiet" type="button" hidden>
              {say('fact-sheet-print')}
            </button>
            {about && <a href={about.href}>{say('see-the-resort', { name: about.title })}</a>}
          </p>
        </div>
      </article>
      {gallery.length > 0 && (
        <section className="slice sheet gallery no-print">
          <Pictures pictures={gallery.map((image) => ({ image, caption: null }))} layout="strip" />
        </section>
      )}
      {others.length > 0 && (
        <nav
          className="slice sheet fact-sheets no-print"
          aria-label={say('fact-sheets-other', { name: card.resort ?? '' })}
        >
          <h2 className="title">{say('fact-sheets-other', { name: card.resort ?? '' })}</h2>
          <FactSheetList sheets={others} />
        </nav>
      )}
    </>
  );
}
