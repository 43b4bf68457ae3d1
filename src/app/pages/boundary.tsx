import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Shows the error page in place of a subtree that failed to render. */
export class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPage error={error} /> : this.props.children;
  }
}
