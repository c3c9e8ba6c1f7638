import type { ReactNode } from 'react';

export interface CardLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Draws the link that a card is. Where it leads and how it is followed is the app's. */
export type RenderCardLink = (props: CardLinkProps) => ReactNode;
