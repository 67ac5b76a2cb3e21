import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { foodLogIsSafe, foodLogNotLoaded } from '../../messages/day.ts';

/** Stands where a day's entries come. */
export function EntriesLoading() {
  return (
    <div role="status" aria-label="Loading food log">
      <Skeleton className="h-37 rounded-card" />
    </div>
  );
}

export function EntriesError({ onRetry }: { onRetry: () => void }) {
  return (
    <StatusMessage
      tone="error"
      title={foodLogNotLoaded}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {foodLogIsSafe}
    </StatusMessage>
  );
}
