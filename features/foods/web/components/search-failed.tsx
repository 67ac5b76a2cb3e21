import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';

type SearchFailedProps = {
  /** where a food is typed in by hand; null where one is chosen for something else than the log */
  manualHref: string | null;
  onRetry: () => void;
};

/** In place of the foods: why there are none, and what can be done. */
export function SearchFailed({ manualHref, onRetry }: SearchFailedProps) {
  const { offline, keeps } = useOfflineState();
  const byHand = offline && keeps && manualHref;
  return (
    <StatusMessage
      tone={offline ? 'info' : 'error'}
      title={offline ? 'Search waits for a connection' : 'The foods could not be loaded'}
      action={
        <span className="flex flex-wrap gap-2">
          {byHand && (
            <LinkButton href={byHand} variant="secondary" size="sm">
              Type it in by hand
            </LinkButton>
          )}
          <Button variant={byHand ? 'ghost' : 'secondary'} size="sm" onClick={onRetry}>
            Retry
          </Button>
        </span>
      }
    >
      {sentenceOf(offline, keeps)}
    </StatusMessage>
  );
}

function sentenceOf(offline: boolean, keeps: boolean): string {
  if (!offline) return 'Check the connection and try again.';
  return keeps
    ? 'This browser keeps no foods to search. What you type in by hand is kept on this device and sent later.'
    : 'This browser keeps nothing without a connection. Connect to search and to log foods.';
}
