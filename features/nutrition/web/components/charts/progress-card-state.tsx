import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { notLoaded } from '../../messages/progress.ts';

/** A card whose chart is on its way. */
export function ProgressCardLoading({ title }: { title: string }) {
  return (
    <Card title={title}>
      <div role="status" aria-label={`Loading ${title.toLowerCase()}`}>
        <Skeleton className="h-80 rounded-control" />
      </div>
    </Card>
  );
}

/** A card whose figures could not be fetched. */
export function ProgressCardError({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Card title={title}>
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{notLoaded}</p>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Card>
  );
}

type ProgressCardEmptyProps = { title: string; text: string; action: string; href: string };

/** A card with nothing to draw yet, and the one thing that changes that. */
export function ProgressCardEmpty({ title, text, action, href }: ProgressCardEmptyProps) {
  return (
    <Card title={title}>
      <p className="text-muted">{text}</p>
      <LinkButton href={href} variant="secondary" className="mt-3">
        {action}
      </LinkButton>
    </Card>
  );
}
