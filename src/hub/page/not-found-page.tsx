import { usePhrases } from '../phrases.ts';
import { Card } from '../links/card.tsx';
import { Message } from './message.tsx';
import { Page } from './page.tsx';
import { home } from '../router/history.ts';

/** What a route that is none shows. */
export function NotFoundPage() {
  const phrases = usePhrases();
  return (
    <Page title={phrases['unable-to-find-resource']}>
      <Message
        level={1}
        title={phrases['unable-to-find-resource']}
        text={phrases['click-back-arrow-ins']}
        action={
          <Card to={home} className="button">
            {phrases['back-to-home']}
          </Card>
        }
      />
    </Page>
  );
}
