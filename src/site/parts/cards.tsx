import type { ReactNode } from 'react';
import type { Card } from '../view.ts';
import { Photo } from './photo.tsx';
import { Label } from './words.tsx';

/** How slices show a record of the site. */

/** The `sizes` of a picture that is most of a page's width on a desktop, and of one of three in a line. */
export const LARGE = '(min-width: 900px) 60vw, 100vw';
export const SMALL = '(min-width: 900px) 34vw, 100vw';

export const CardTitle = ({ card }: { readonly card: Card }) => (
  <h3 className="card-title">
    <a href={card.href}>{card.title}</a>
  </h3>
);

interface PictureCardProps {
  readonly card: Card;
  readonly sizes: string;
  readonly ratio: string;
  readonly className?: string;
  /** Facts below the text. */
  readonly children?: ReactNode;
}

export const PictureCard = ({ card, sizes, ratio, className, children }: PictureCardProps) => (
  <article className={['card', className].filter(Boolean).join(' ')}>
    <Photo picture={card.picture} sizes={sizes} ratio={ratio} isDecorative />
    <Label>{card.label}</Label>
    <CardTitle card={card} />
    {card.text && <p>{card.text}</p>}
    {children}
  </article>
);

/** Records by name and text, without a picture. */
export const CardList = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ul className="card-list">
    {cards.map((card) => (
      <li key={card.href}>
        <Label>{card.label}</Label>
        <CardTitle card={card} />
        {card.text && <p>{card.text}</p>}
      </li>
    ))}
  </ul>
);

/** What a slice says that finds no record. */
export const Nothing = ({ children }: { readonly children: string }) => <p className="nothing">{children}</p>;
