import { Component, type ReactNode, Suspense } from 'react';
import { isConnected, whenConnected } from './connection.ts';
import { forgetFailedChunks } from './lazy-part.tsx';

interface OptionalProps {
  /** Stands there until the part has loaded, and instead of it when it fails. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part the page can do without: when it fails the rest stays as it is, and without a connection it comes later. */
export class Optional extends Component<OptionalProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  #stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    void this.#waitForConnection();
  }

  async #waitForConnection() {
    this.#stopWaiting = whenConnected(this.#tryAgain);
    if (await isConnected()) this.#stopWaiting();
  }

  override componentWillUnmount() {
    this.#stopWaiting?.();
  }

  #tryAgain = () => {
    forgetFailedChunks();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
