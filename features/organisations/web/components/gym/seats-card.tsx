import { Link } from 'wouter';
import { PLANS } from '#features/plans/rules.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { Overview } from '../../../contract.ts';
import { SEAT_KINDS } from '../../../rules.ts';
import { noOneRemovedYet, planHasNoSeats, whoHoldsASeat } from '../../messages/settings.ts';
import { seatNames } from '../../messages.ts';

/** The seats that are used and free, by kind, and what that means when there are too few. */
export function SeatsCard({ overview }: { overview: Overview }) {
  const { seats, plan, kind, role } = overview;
  const names = seatNames(kind);
  const shown = SEAT_KINDS.filter((one) => seats[one].limit > 0 || seats[one].used > 0);
  const over = SEAT_KINDS.some((one) => seats[one].used > seats[one].limit);
  return (
    <Card
      title="Seats"
      action={
        role === 'owner' && (
          <Link
            href="/profile/plan"
            className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
          >
            {PLANS[plan].name} plan
          </Link>
        )
      }
    >
      {shown.length === 0 && <p className="text-muted">{planHasNoSeats}</p>}
      <ul className="flex flex-col gap-5">
        {shown.map((one) => {
          const { used, limit } = seats[one];
          const free = Math.max(0, limit - used);
          const text = limit > 0 ? `${used} of ${limit} used` : `${used} used`;
          const left = limit > 0 ? `${free} free` : 'none in the plan';
          return (
            <li key={one}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{names[one]}</span>
                <span className={used > limit ? 'tabular text-danger' : 'tabular text-muted'}>
                  {text}, {left}
                </span>
              </p>
              <ProgressBar
                className="mt-2"
                label={names[one]}
                value={used}
                max={Math.max(limit, 1)}
                valueText={text}
                {...(used > limit ? { barClassName: 'bg-danger' } : {})}
              />
            </li>
          );
        })}
      </ul>
      {shown.length > 0 && <p className="mt-4 text-sm text-muted">{whoHoldsASeat}</p>}
      {over && (
        <div className="mt-5">
          <StatusMessage tone="info" title="More people than seats">
            {noOneRemovedYet}
          </StatusMessage>
        </div>
      )}
    </Card>
  );
}
