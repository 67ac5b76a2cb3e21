import type { ReactNode } from 'react';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => Promise<unknown>;
};

/** What a query answered, or that it is on its way, or what went wrong with a way to try again. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <StatusMessage
        tone="error"
        title={explainError(query.error)}
        action={
          <Button size="sm" onClick={() => void query.refetch()}>
            Retry
          </Button>
        }
      />
    );
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
