import { Copy, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { ReportShare } from '../../contract.ts';
import { type Period, periodText } from '../../rules/period.ts';
import { useShareReport, useShares, useStopSharing } from '../api.ts';
import { shareText } from '../messages.ts';

const DAYS = [1, 7, 30, 90].map((days) => ({ value: `${days}`, label: shareText.daysOf(days) }));

/** Makes links to a report, and lists those that were made. */
export function ShareCard({ period }: { period: Period }) {
  const [days, setDays] = useState('7');
  const [id, setId] = useState(newId);
  const shares = useShares();
  const share = useShareReport();
  return (
    <Card title={shareText.title}>
      <p className="mb-4 text-muted">{shareText.how}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-32 grow sm:max-w-48">
          <SelectField
            label={shareText.days}
            value={days}
            options={DAYS}
            onChange={({ target }) => setDays(target.value)}
          />
        </div>
        <Button
          variant="secondary"
          icon={<Link2 aria-hidden size={20} />}
          pending={share.isPending}
          onClick={() =>
            share.mutate({ ...period, id, days: Number(days) }, { onSuccess: () => setId(newId()) })
          }
        >
          {shareText.make}
        </Button>
      </div>
      {shares.data && shares.data.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{shareText.links}</h3>
          <ul className="divide-y divide-line">
            {shares.data.map((one) => (
              <ShareRow key={one.id} share={one} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const openedText = (at: string): string =>
  new Date(at).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

async function copy(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}/shared/report/${token}`);
    toast(shareText.copied);
  } catch {
    toast({ title: shareText.notCopied, destructive: true });
  }
}

function ShareRow({ share }: { share: ReportShare }) {
  const today = useToday();
  const stop = useStopSharing();
  const { id, token, endsOn, stopped, opened } = share;
  const period = periodText(share);
  const isOver = stopped || endsOn < today;
  const [last] = opened;
  const state = stopped
    ? shareText.stopped
    : isOver
      ? shareText.ended
      : shareText.until(shortDateText(endsOn, today));
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <span className="min-w-[min(10rem,100%)] flex-1">
        <span className="block font-medium">{period}</span>
        <span className="block text-sm text-muted">{state}</span>
        <span className="block text-sm text-muted">
          {last === undefined ? shareText.never : shareText.opened(opened.length, openedText(last))}
        </span>
      </span>
      {!isOver && (
        <span className="-mr-2.5 ml-auto flex">
          <IconButton
            label={shareText.copyOne(period)}
            icon={<Copy aria-hidden size={20} />}
            onClick={() => void copy(token)}
          />
          <IconButton
            label={shareText.stopOne(period)}
            icon={<Link2Off aria-hidden size={20} />}
            pending={stop.isPending}
            onClick={() => stop.mutate(id)}
          />
        </span>
      )}
    </li>
  );
}
