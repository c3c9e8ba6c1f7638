import { CardTitle, LARGE } from '../parts/cards.tsx';
import { CompareForm, CompareTable } from '../parts/group/compare-table.tsx';
import { ResortFilter } from '../parts/group/resort-filter.tsx';
import { Photo } from '../parts/photo.tsx';
import { Intro, Section } from '../parts/section.tsx';
import { DottedLabel } from '../parts/dotted.tsx';
import { useSay } from '../site-context.tsx';
import type { ResortCard } from '../group-views.ts';
import type { SliceProps } from '../view.ts';

/** Slices of resorts: lists that visitors may filter, and resorts side by side. */

function ResortEntry({ card, ratio }: { readonly card: ResortCard; readonly ratio: string }) {
  const say = useSay();
  return (
    <article className="resort">
      <Photo picture={card.picture} sizes={LARGE} ratio={ratio} isDecorative />
      <div className="resort-words">
        <DottedLabel parts={[card.place, card.adultsOnly && say('adults-only')]} />
        <CardTitle card={card} />
        {card.text && <p>{card.text}</p>}
      </div>
    </article>
  );
}

interface ResortListProps {
  readonly cards: readonly ResortCard[];
  readonly layout: 'chapters' | 'shore' | 'index';
}

export const ResortList = ({ cards, layout }: ResortListProps) =>
  layout === 'index' ? (
    <ul className="index">
      {cards.map((card) => (
        <li key={card.href}>
          <a href={card.href}>{card.title}</a>
          <span>{card.place}</span>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  ) : (
    <div className="resorts-list">
      {cards.map((card, at) => (
        <ResortEntry
          key={card.href}
          card={card}
          ratio={layout === 'shore' ? '3 / 4' : at % 2 ? '4 / 3' : '3 / 2'}
        />
      ))}
    </div>
  );

export function Resorts({ slice, data, isFirst }: SliceProps<'resorts'>) {
  const say = useSay();
  const layout = slice.layout ?? 'chapters';
  const { cards, finder, compare } = data;
  return (
    <Section name="resorts" layout={layout}>
      <Intro slice={slice} isFirst={isFirst} />
      {finder && <ResortFilter finder={finder} count={cards.length} />}
      {compare && (
        <p className="links resorts-compare">
          <a href={compare} rel="nofollow">
            {say('compare-these')}
          </a>
        </p>
      )}
      <ResortList cards={cards} layout={layout} />
    </Section>
  );
}

export const Compare = ({ slice, data, isFirst }: SliceProps<'compare'>) => (
  <Section name="compare">
    <Intro slice={slice} isFirst={isFirst} />
    <CompareForm data={data} />
    {data.lines.length > 0 && <CompareTable data={data} />}
  </Section>
);
