import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { cannotWorkOffline, checkConnection, noFoodsOnDevice } from '../../messages/search.ts';

type SearchFailedProps = {
  /** where a food is typed in by hand; null where one is chosen for something else than the log */
  manualHref: string | null;
  onRetry: () => void;
};

/** Instead of the foods: why there are none, and what can be done. */
export function SearchFailed({ manualHref, onRetry }: SearchFailedProps) {
  const { offline, keeps } = useOfflineState();
  const byHand = offline && keeps && manualHref;
  return (
    <StatusMessage
      tone={offline ? 'info' : 'error'}
      title={offline ? 'Search needs a connection' : 'Foods couldn’t be loaded'}
      action={
        <span className="flex flex-wrap gap-2">
          {byHand && (
            <LinkButton href={byHand} variant="secondary" size="sm">
              Enter it manually
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
  if (!offline) return checkConnection;
  return keeps ? noFoodsOnDevice : cannotWorkOffline;
}
