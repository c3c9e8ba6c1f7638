import { Component, type ReactNode } from 'react';
import { usePhrases } from '../phrases.ts';
import { Message } from '../page/message.tsx';
import { Page } from '../page/page.tsx';
import { forgetFailedPages } from './lazy-page.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** A page that fails says so and offers another try; bar and menu stay usable. */
export class PageBoundary extends Component<
  PageBoundaryProps,
  { readonly hasFailed: boolean; tries: number }
> {
  override state = { hasFailed: false, tries: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override componentWillUnmount() {
    forgetFailedPages();
  }

  /** A second failure may come from files that a new release took away: only a reload finds the new ones. */
  tryAgain = () => {
    if (this.state.tries > 0 && navigator.onLine) window.location.reload();
    forgetFailedPages();
    this.setState(({ tries }) => ({ hasFailed: false, tries: tries + 1 }));
  };

  override render() {
    return this.state.hasFailed ? <PageFailed onTryAgain={this.tryAgain} /> : this.props.children;
  }
}

function PageFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const phrases = usePhrases();
  return (
    <Page title={phrases['page-did-not-load']}>
      <Message
        level={1}
        title={phrases['page-did-not-load']}
        text={phrases['page-did-not-load-text']}
        action={
          <button type="button" className="button" onClick={onTryAgain}>
            {phrases['try-again']}
          </button>
        }
      />
    </Page>
  );
}
