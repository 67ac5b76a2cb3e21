import { Check, CircleMinus, Repeat } from 'lucide-react';
import { Link } from 'wouter';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import type { Proposal } from '../../../contract/recurring-entries.ts';
import { mealName, portionText } from '../../../rules/item/amount-text.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import { useLogItems } from '../../api/log-items.ts';
import { useSkip, useUnskip } from '../../api/recurring-entries.ts';
import { notLoggedYet } from '../../messages/day.ts';
import { joinFacts, useEnergyText } from '../day/energy.tsx';

type DueTodayProps = { proposals: readonly Proposal[]; day: CalendarDay; today: CalendarDay };

/** What the person usually eats on this day. It is logged by their tap alone. Nothing due shows nothing. */
export function DueToday({ proposals, day, today }: DueTodayProps) {
  const log = useLogItems();
  const open = proposals.filter(({ skipped }) => !skipped);
  const skipped = proposals.filter((proposal) => proposal.skipped);
  useFocusKept(open.length);
  if (proposals.length === 0) return null;

  // The server refuses future days.
  const early = day > today;
  const logAll = (chosen: readonly Proposal[]) => {
    if (log.isPending) return;
    const [first] = chosen;
    const several = chosen.length > 1;
    const name = dayName(day, today);
    log.mutate({
      date: day,
      origin: 'recurring',
      items: chosen.map(({ entryId, mealType, item }) => ({ ...item, id: entryId, mealType })),
      what: several ? `${chosen.length} foods` : (first?.item.foodName ?? ''),
      where: several || !first ? name : `${mealName[first.mealType]}, ${name}`,
    });
  };

  const isOnItsWay = ({ entryId }: Proposal) =>
    log.isPending && log.variables.items.some(({ id }) => id === entryId);

  return (
    <Card
      title="Usually on this day"
      action={
        <Link
          href="/log-food/repeats"
          aria-label="Repeating foods"
          title="Repeating foods"
          className={`${iconButtonStyle} -mr-2.5`}
        >
          <Repeat aria-hidden size={20} />
        </Link>
      }
    >
      {early && <p className="text-sm text-muted">{notLoggedYet}</p>}
      {open.length > 0 && (
        <ul className="divide-y divide-line">
          {open.map((proposal) => (
            <ProposalRow
              key={proposal.entryId}
              proposal={proposal}
              onLog={early ? null : () => logAll([proposal])}
              logging={isOnItsWay(proposal)}
            />
          ))}
        </ul>
      )}
      {open.length > 1 && !early && (
        <Button
          variant="secondary"
          fullWidth
          icon={<Check aria-hidden size={18} />}
          pending={log.isPending}
          onClick={() => logAll(open)}
          className="mt-2"
        >
          Log all {open.length}
        </Button>
      )}
      {skipped.length > 0 && <Skipped proposals={skipped} />}
    </Card>
  );
}

type ProposalRowProps = { proposal: Proposal; onLog: (() => void) | null; logging: boolean };

function ProposalRow({ proposal, onLog, logging }: ProposalRowProps) {
  const energyOf = useEnergyText();
  const skip = useSkip();
  const { item, mealType } = proposal;
  const portion = portionText(item);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <bdi className="line-clamp-2 font-medium">{item.foodName}</bdi>
        <span className="tabular block text-sm text-muted">
          {joinFacts(portion, mealName[mealType], energyOf(kcalOf(item)))}
        </span>
      </span>
      <span className="-mr-2.5 ml-auto flex items-center gap-1">
        {onLog && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Check aria-hidden size={18} />}
            pending={logging}
            onClick={onLog}
          >
            Log<span className="sr-only"> {item.foodName}</span>
          </Button>
        )}
        <IconButton
          label={`Skip ${item.foodName}`}
          icon={<CircleMinus aria-hidden size={20} />}
          pending={skip.isPending}
          onClick={() => skip.mutate(proposal)}
        />
      </span>
    </li>
  );
}

/** What was passed over, so that it can be proposed again. */
function Skipped({ proposals }: { proposals: readonly Proposal[] }) {
  const unskip = useUnskip();
  return (
    <ul aria-label="Skipped" className="mt-1 border-t border-line pt-1">
      {proposals.map((proposal) => (
        <li
          key={proposal.entryId}
          className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted"
        >
          <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
            Skipped: <bdi>{proposal.item.foodName}</bdi>
          </span>
          <Button
            size="sm"
            variant="ghost"
            className="-mr-4"
            pending={unskip.isPending && unskip.variables.entryId === proposal.entryId}
            onClick={() => {
              if (!unskip.isPending) unskip.mutate(proposal);
            }}
          >
            Suggest again<span className="sr-only"> {proposal.item.foodName}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
