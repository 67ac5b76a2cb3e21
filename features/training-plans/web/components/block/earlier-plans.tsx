import { Trash2 } from 'lucide-react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { TrainingPlan } from '../../../contract.ts';
import { useFollowPlan, usePlans, useRemovePlan } from '../../api.ts';
import { earlierText } from '../../messages/earlier.ts';

/** Plans that are not followed now, the latest first; nothing where there are none. */
export function EarlierPlans({ today }: { today: CalendarDay }) {
  const { data = [] } = usePlans();
  const earlier = data.filter(({ active }) => !active);
  useFocusKept(earlier.length);
  if (earlier.length === 0) return null;
  return (
    <Card title={earlierText.title} className="lg:col-span-2">
      <ul className="-my-2 divide-y divide-line">
        {earlier.map((plan) => (
          <EarlierPlan key={plan.id} plan={plan} today={today} />
        ))}
      </ul>
    </Card>
  );
}

function EarlierPlan({ plan, today }: { plan: TrainingPlan; today: CalendarDay }) {
  const follow = useFollowPlan();
  const remove = useRemovePlan();
  const from = dateText(plan.monday, today);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <bdi className="block font-medium">{plan.name}</bdi>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {earlierText.weeksFrom(plan.weeks, from)}
          <PendingMark kind="training-plan" ids={[plan.id]} />
        </span>
      </span>
      <span className="-mr-2.5 ml-auto flex items-center">
        <Button
          variant="ghost"
          size="sm"
          aria-label={earlierText.followOne(plan.name, from)}
          pending={follow.isPending}
          onClick={() => follow.mutate(plan)}
        >
          {earlierText.follow}
        </Button>
        <IconButton
          label={earlierText.deleteOne(plan.name, from)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(plan)}
        />
      </span>
    </li>
  );
}
