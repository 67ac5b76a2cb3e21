import { NO_TOTALS } from '#features/nutrition/rules/learning/changed-totals.ts';
import { DEFAULT_WEEKLY_GOAL } from '#features/training-sessions/rules/training-week.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { HomeDay } from '../../contract.ts';
import { weekOf } from '../../rules.ts';
import { DayOverview } from './day-overview.tsx';

/** Words and figures vanish, their places stay; buttons become plain blocks. */
const wordless =
  '[&_*]:text-transparent! [&_a]:border-transparent! [&_a]:bg-raised! [&_a]:bg-none! ' +
  '[&_a]:shadow-none! [&_a]:inset-shadow-none!';

/**
 * The place of the day while it loads: the very same cards around nothing, with all words
 * hidden, so that nothing moves when the day arrives.
 */
export function DayOutline({ today }: { today: CalendarDay }) {
  return (
    <div role="status">
      <span className="sr-only">Loading your day</span>
      <div aria-hidden inert className={`animate-shimmer ${wordless}`}>
        <DayOverview home={nothingOn(today)} today={today} streak={1} />
      </div>
    </div>
  );
}

function nothingOn(today: CalendarDay): HomeDay {
  return {
    nutrition: {
      date: today,
      ...NO_TOTALS,
      target: {
        energyKcal: 0,
        proteinGrams: 0,
        fatGrams: 0,
        carbsGrams: 0,
        fiberGrams: 0,
        method: 'adult',
        steps: [],
        notes: [],
      },
      unknownNeed: null,
      newTarget: null,
      numbersHidden: false,
    },
    entries: [],
    streakCount: 1,
    week: {
      days: weekOf(today).map((date) => ({ date, logged: false })),
      weeklyGoal: DEFAULT_WEEKLY_GOAL,
      underWay: null,
      sessions: [],
    },
  };
}
