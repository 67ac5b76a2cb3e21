import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { savedDataSafe } from '../../messages/targets.ts';

/** Stands where figures come. */
export function TargetsLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}

export function TargetsError({ title, onRetry }: { title: string; onRetry: () => void }) {
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
      {savedDataSafe}
    </StatusMessage>
  );
}
