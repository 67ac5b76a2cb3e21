import { BatteryCharging } from 'lucide-react';
import { useState } from 'react';
import type { Pool } from '#features/own-exercises/web/public.ts';
import { makeLight, mayAskForLight } from '#features/plan-blocks/rules/make-light.ts';
import { findLightWeekCause } from '#features/progression/rules/light-week.ts';
import { useLifts } from '#features/progression/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { TrainingPlan } from '../../../contract.ts';
import { useChangePlan } from '../../api.ts';
import { lightText } from '../../messages/week.ts';

type LightWeekCardProps = { plan: TrainingPlan; pool: Pool; today: CalendarDay };

const KEY = 'vigour-light-week';
const QUIET_DAYS = 7;

/** Until which day the person does not want to be asked on this device. */
function quietUntil(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keepQuiet(until: CalendarDay): void {
  try {
    localStorage.setItem(KEY, until);
  } catch {
    // It is asked again when the page is opened the next time.
  }
}

/** Asks for a light week, and says why, when two lifts stand still, soreness is high, or it is time. */
export function LightWeekCard({ plan, pool, today }: LightWeekCardProps) {
  const { lifts } = useLifts();
  const change = useChangePlan(plan);
  const [quiet, setQuiet] = useState(quietUntil);
  const cause = lifts && findLightWeekCause(lifts.all, lifts.days, today);
  if (today < quiet || !mayAskForLight(plan, today, cause)) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-4">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent"
        >
          <BatteryCharging size={22} />
        </span>
        <div className="min-w-36 flex-1">
          <h2 className="text-lg leading-snug font-semibold">{lightText.title}</h2>
          <p className="mt-1 break-words text-muted">{lightText.cause(cause, pool.nameOf)}</p>
          <p className="mt-1 text-sm text-muted">{lightText.what}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          pending={change.isPending}
          onClick={() =>
            change.mutate({
              change: (now) => makeLight(now, today, { exerciseOf: pool.find }),
              said: lightText.made,
            })
          }
        >
          {lightText.make}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            const until = addDays(today, QUIET_DAYS);
            keepQuiet(until);
            setQuiet(until);
          }}
        >
          {lightText.notNow}
        </Button>
      </div>
    </Card>
  );
}
