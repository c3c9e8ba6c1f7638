import { Component, type ReactNode, Suspense } from 'react';

interface OptionalProps {
  /** Stands there until the part has loaded, and instead of it when it fails. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part the page can do without: when it fails the rest stays as it is. */
export class Optional extends Component<OptionalProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
