import { Component, type ReactNode } from 'react';
import { isConnected, whenConnected } from '../../web/connection.ts';
import { forgetFailedChunks } from '../../web/lazy-part.tsx';
import { usePhrases } from '../phrases.ts';
import { Message } from '../page/message.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { Page } from '../page/page.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  /** False until it is known whether only the connection is missing, which is said elsewhere. */
  readonly isOwnFault: boolean;
  readonly tries: number;
}

const isOfLoading = (error: unknown): boolean => (error as Error).name === 'ChunkLoadError';

/**
 * A page that fails says so and offers another try; bar and menu stay usable. One whose code did not come because there
 * is no connection keeps its shapes, and comes by itself when the connection is back.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state = { hasFailed: false, isOwnFault: false, tries: 0 };
  #stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, isOwnFault: !isOfLoading(error) };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    if (isOfLoading(error)) void this.#findCause();
  }

  async #findCause() {
    this.#stopWaiting = whenConnected(this.tryAgain);
    if (!(await isConnected())) return;
    this.#stopWaiting();
    this.setState({ isOwnFault: true });
  }

  override componentWillUnmount() {
    this.#stopWaiting?.();
    forgetFailedChunks();
  }

  /** A second failure may come from files that a new release took away: only a reload finds the new ones. */
  tryAgain = () => {
    if (this.state.tries > 0 && navigator.onLine) window.location.reload();
    forgetFailedChunks();
    this.setState(({ tries }) => ({ hasFailed: false, isOwnFault: false, tries: tries + 1 }));
  };

  override render() {
    const { hasFailed, isOwnFault } = this.state;
    if (!hasFailed) return this.props.children;
    return isOwnFault ? <PageFailed onTryAgain={this.tryAgain} /> : <PageSkeleton />;
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
