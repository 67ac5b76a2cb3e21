import { CircleAlert, CloudUpload } from 'lucide-react';
import { formatList } from '#platform/shared/format-list.ts';
import type { PendingWrite } from '#platform/web/offline/device-store.ts';
import type { OfflineFeature, OfflineUnits } from '#platform/web/offline/offline-feature.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { changedElsewhereToo } from './messages/pages.ts';

type WaitingRowProps = {
  write: PendingWrite;
  says: NonNullable<OfflineFeature['says']>;
  units: OfflineUnits;
};

/** One pending write with its time, state and actions. */
export function WaitingRow({ write, says, units }: WaitingRowProps) {
  const today = useToday();
  const outbox = offlineNow()?.outbox;
  const { things, problem, state, day } = write;
  const line = (kind: string, is: unknown) => (is ? says[kind]?.(is as never, units) : undefined);
  const lines = things.flatMap(({ kind, is }) => line(kind, is) ?? []);
  const kind = things[0]?.kind ?? '';
  const rule = outbox?.ruleOf(write.endpoint);
  const verb = rule?.verb ?? 'Change';
  const what = lines.length > 2 ? `${lines.length} foods` : formatList(lines);
  // Deleted on another device while it was changed here.
  const gone = problem?.status === 404 && rule?.recreate !== undefined;
  const act = (run: ((write: PendingWrite) => Promise<void>) | undefined) => () => {
    void run?.(write).then(offlineNow()?.tryNow);
  };
  const button = { variant: 'secondary', size: 'sm' } as const;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-[min(10rem,100%)] flex-1">
          <span className="block font-medium wrap-anywhere">
            {verb}
            {what && ': '}
            <bdi>{what}</bdi>
          </span>
          <span className="block text-sm text-muted">
            {day ? `For ${dayName(day, today)}` : 'Kept'}, {madeAt(write.createdAt)}
          </span>
        </span>
        {state === 'waiting' ? (
          <Badge tone="warn">
            <CloudUpload aria-hidden size={12} />
            {write.attempts > 0 ? 'Retrying' : 'To sync'}
          </Badge>
        ) : (
          <Badge tone="danger">
            <CircleAlert aria-hidden size={12} />
            {state === 'conflict' ? 'Changed elsewhere' : 'Not saved'}
          </Badge>
        )}
      </div>
      {state === 'conflict' && (
        <>
          <p className="mt-2 text-muted">{changedElsewhereToo}</p>
          <dl className="mt-2 grid gap-1">
            <Version term="Yours">{what || 'Deleted'}</Version>
            <Version term="Other device">{line(kind, problem?.current) ?? ''}</Version>
          </dl>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button {...button} onClick={act(outbox?.keepMine)}>
              Save mine instead
            </Button>
            <Button {...button} onClick={act(outbox?.discard)}>
              Keep the other
            </Button>
          </div>
        </>
      )}
      {state === 'refused' && (
        <>
          <p className="mt-2 text-muted">{problem?.sentence}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {gone ? (
              <Button {...button} onClick={act(outbox?.makeAnew)}>
                Log it again
              </Button>
            ) : (
              <Button {...button} onClick={act(outbox?.retry)}>
                Try again
              </Button>
            )}
            {!gone && kind === 'food-log' && things.length === 1 && day && (
              <LinkButton {...button} href={`/log-food?date=${day}&edit=${things[0]?.id}`}>
                Edit
              </LinkButton>
            )}
            <Button {...button} onClick={act(outbox?.discard)}>
              Discard
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function Version({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{term}:</dt>
      <dd className="font-medium wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** When it was made by this device's clock: "14:05", or the day and the time. */
function madeAt(createdAt: string): string {
  const at = new Date(createdAt);
  const sameDay = at.toDateString() === new Date().toDateString();
  return at.toLocaleString('en-AU', {
    hour: '2-digit',
    minute: '2-digit',
    ...(sameDay ? {} : { day: 'numeric', month: 'short' }),
  });
}
