import { CloudOff } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { offlineState } from '../offline/offline-state.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { appMayBeUpdated, checkConnection, pageNotLoaded } from './messages.ts';

type PageErrorBoundaryProps = {
  children: ReactNode;
  /** Called before the page is tried again, to forget failed reads. */
  onRetry?: (() => void) | undefined;
};

/** Catches what a page throws and offers to try again; the rest of the screen stays usable. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: unknown }> {
  override state: { failed: unknown } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: error ?? new Error('unknown') };
  }

  retry = () => {
    // Some browsers cache a failed script, so only a reload retries.
    if (isMissingScript(this.state.failed)) location.reload();
    this.props.onRetry?.();
    this.setState({ failed: null });
  };

  override render() {
    if (this.state.failed === null) return this.props.children;
    // With the server in reach, a part of the app is missing because it belongs to a version that is gone.
    const isReached = navigator.onLine && !offlineState().offline;
    const outdated = isMissingScript(this.state.failed) && isReached;
    return (
      <div role="alert">
        <EmptyState
          icon={<CloudOff size={28} />}
          title={pageNotLoaded}
          action={<Button onClick={this.retry}>{outdated ? 'Reload' : 'Retry'}</Button>}
        >
          {outdated ? appMayBeUpdated : sentenceOf(this.state.failed)}
        </EmptyState>
      </div>
    );
  }
}

/** Messages of a failed import in Chromium, Firefox and Safari. */
function isMissingScript(error: unknown): boolean {
  const said = /dynamically imported module|importing a module script/i;
  return error instanceof TypeError && said.test(error.message);
}

/** An answer of the server carries a sentence for the screen; a raw message is never shown. */
function sentenceOf(error: unknown): string {
  if (typeof error === 'object' && error && 'sentence' in error) {
    if (typeof error.sentence === 'string' && error.sentence !== '') return error.sentence;
  }
  return checkConnection;
}
