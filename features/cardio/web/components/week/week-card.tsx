import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { Headline } from '#platform/web/charts/headline.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { Activity } from '../../../contract.ts';
import {
  MINOR_DAY_MINUTES,
  WEEK_MINUTES,
  type WeekMinutes,
  weekMinutes,
} from '../../../rules/week-minutes.ts';
import { useZones } from '../../hooks/use-zones.ts';
import { weekText } from '../../messages/week.ts';

const ADULT_AGE = 18;
const OLDER_AGE = 65;

/** The week's minutes of moderate and vigorous effort beside what the WHO recommends. */
export function WeekCard({ activities }: { activities: readonly Activity[] }) {
  const today = useToday();
  const { age, zones } = useZones();
  const monday = mondayOf(today);
  const from = (first: CalendarDay, last: CalendarDay) =>
    weekMinutes(
      activities.filter(({ date }) => date >= first && date <= last),
      zones,
    );
  const { moderate, vigorous, counted } = from(monday, today);
  const before = from(addDays(monday, -7), addDays(monday, -1));
  const isMinor = age !== null && age < ADULT_AGE;
  const most = isMinor ? 7 * MINOR_DAY_MINUTES : WEEK_MINUTES.from;
  // For those below 18 minutes are minutes.
  const toCount = (week: WeekMinutes) =>
    Math.round(isMinor ? week.moderate + week.vigorous : week.counted);
  const shown = toCount({ moderate, vigorous, counted });
  const lastWeek = toCount(before);
  const figure = (label: string, value: number) => ({
    label,
    value: String(Math.round(value)),
    unit: weekText.unit,
  });
  return (
    <Card title={weekText.title}>
      <Headline
        figures={[
          figure(weekText.moderate, moderate),
          figure(weekText.vigorous, vigorous),
          figure(weekText.counted, shown),
        ]}
      />
      <ProgressBar
        label={weekText.bar}
        value={shown}
        max={most}
        valueText={weekText.barValue(shown, most)}
      />
      <div className="mt-3 grid gap-1 text-sm text-muted">
        {lastWeek > 0 && <p className="text-ink">{weekText.lastWeek(lastWeek)}</p>}
        <p>
          {isMinor
            ? weekText.minors(MINOR_DAY_MINUTES)
            : weekText.adults(WEEK_MINUTES.from, WEEK_MINUTES.to)}
        </p>
        {age !== null && age >= OLDER_AGE && <p>{weekText.older}</p>}
        <p>{weekText.how}</p>
      </div>
    </Card>
  );
}
