import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { savedDataIsSafe } from '../../messages/saved-meals.ts';

/** Stands where a list comes. */
export function ListLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid grid-cols-1 gap-3">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}

export function ListError({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <StatusMessage
      tone="error"
      title={title}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {savedDataIsSafe}
    </StatusMessage>
  );
}
