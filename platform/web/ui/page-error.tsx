import { CloudOff } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

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
    // A part of the app that could not be fetched belongs, mostly, to a version that is gone.
    if (isMissingChunk(this.state.failed)) location.reload();
    this.props.onRetry?.();
    this.setState({ failed: null });
  };

  override render() {
    if (this.state.failed === null) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          icon={<CloudOff size={28} />}
          title="This page could not be loaded"
          action={<Button onClick={this.retry}>Retry</Button>}
        >
          {sentenceOf(this.state.failed)}
        </EmptyState>
      </div>
    );
  }
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message);
}

/** An answer of the server carries a sentence for the screen; a raw message is never shown. */
function sentenceOf(error: unknown): string {
  if (typeof error === 'object' && error && 'sentence' in error) {
    if (typeof error.sentence === 'string' && error.sentence !== '') return error.sentence;
  }
  return 'Check your connection and try again. What you have saved is safe.';
}
