import { THING_NAMES } from '#features/plans/rules/entitlement-table.ts';
import type { Thing } from '#features/plans/rules/entitlements.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { Billing } from '../../contract.ts';
import { overPlansLimit } from '../messages/plan.ts';
import { NOTHING_DELETED } from '../messages.ts';

type Limit = Billing['limits'][number];

/** Limits of trainer and gym plans, hidden elsewhere. */
const FOR_OTHERS: readonly Thing[] = ['clients', 'trainerSeats', 'traineeSeats'];

const isShown = ({ thing, limit, used }: Limit): boolean =>
  limit !== 0 || (used ?? 0) > 0 || !FOR_OTHERS.includes(thing);

function limitText({ limit, used }: Limit): string {
  if (limit === null) return 'No limit';
  if (limit === 0) return used ? `${used} used, none included` : 'Not included';
  return used === null ? `Up to ${limit}` : `${used} of ${limit} used`;
}

function LimitLine(line: Limit) {
  const { thing, limit, used } = line;
  const name = THING_NAMES[thing];
  const text = limitText(line);
  const over = limit === null || used === null ? 0 : Math.max(0, used - limit);
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        {name}
        <span className={over > 0 ? 'tabular text-danger' : 'tabular text-muted'}>{text}</span>
      </p>
      {limit !== null && used !== null && (
        <ProgressBar
          className="mt-2"
          label={name}
          value={used}
          max={Math.max(limit, 1)}
          valueText={text}
          {...(over > 0 ? { barClassName: 'bg-danger' } : {})}
        />
      )}
      {over > 0 && (
        <p className="mt-2 text-sm text-muted">{overPlansLimit(over, NOTHING_DELETED)}</p>
      )}
    </li>
  );
}

/** What the plan allows, and how much of it is used where something counts. */
export function LimitsCard({ limits }: { limits: Billing['limits'] }) {
  return (
    <Card title="What’s included">
      <ul className="flex flex-col gap-3">
        {limits.filter(isShown).map((line) => (
          <LimitLine key={line.thing} {...line} />
        ))}
      </ul>
      {limits.some(({ thing, limit, used }) => FOR_OTHERS.includes(thing) && (limit || used)) && (
        <div className="mt-3 -mx-2">
          <ListRow title="See your people" href="/gym" />
        </div>
      )}
    </Card>
  );
}
