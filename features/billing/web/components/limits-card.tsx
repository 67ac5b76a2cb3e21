import { useQuery } from '@tanstack/react-query';
import { THING_NAMES } from '#features/plans/rules/entitlement-table.ts';
import { limitOf } from '#features/plans/rules/entitlements.ts';
import type { PlanKey } from '#features/plans/rules.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { photosLeftQuery } from '../api.ts';

const COUNTED = ['workoutsPerWeek', 'habitGoals', 'dailyReminders'] as const;

function limitText(limit: number | null): string {
  if (limit === null) return 'No limit';
  return limit === 0 ? 'Not included' : `Up to ${limit}`;
}

/** What the plan allows, and how much of it is used where something counts. */
export function LimitsCard({ plan }: { plan: PlanKey }) {
  const photos = useQuery(photosLeftQuery).data;
  const used = photos ? photos.limit - photos.left : null;
  const photoLimit = limitOf({ plan }, 'photoAnalyses');
  const photoText = used === null ? `Up to ${photoLimit}` : `${used} of ${photoLimit} used`;
  return (
    <Card title="What it includes">
      <p className="flex flex-wrap justify-between gap-x-4">
        {THING_NAMES.photoAnalyses}
        <span className="tabular text-muted">{photoText}</span>
      </p>
      <ProgressBar
        className="my-3"
        label={THING_NAMES.photoAnalyses}
        value={used ?? 0}
        max={photoLimit}
        valueText={photoText}
      />
      <dl className="flex flex-col gap-3">
        {COUNTED.map((thing) => (
          <div key={thing} className="flex flex-wrap justify-between gap-x-4">
            <dt>{THING_NAMES[thing]}</dt>
            <dd className="tabular text-muted">{limitText(limitOf({ plan }, thing))}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
