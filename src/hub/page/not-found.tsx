import type { ReactNode } from 'react';
import { Card } from '../links/card.tsx';
import { Message } from './message.tsx';
import { Page } from './page.tsx';

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** The way to where such things are: the navigation that the text speaks of. */
  readonly way: { readonly to: string; readonly name: string };
  readonly children?: ReactNode;
}

/** A page for an address that has nothing behind it. */
export const NotFound = ({ title, text, way, children }: NotFoundProps) => (
  <Page title={title}>
    <Message
      level={1}
      title={title}
      text={text}
      action={
        <Card to={way.to} className="button">
          {way.name}
        </Card>
      }
    />
    {children}
  </Page>
);
