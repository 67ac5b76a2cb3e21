import { CalendarCheck, Dumbbell, History, Ruler, Scale, Target } from 'lucide-react';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import {
  reviewWeekAndTarget,
  todaysSessionAndWeek,
  unitsAndTheme,
  weighInAndSeeTrend,
} from '../messages.ts';

/** Ways on that are not in the tab bar. */
export function ShortcutsCard({ today }: { today: CalendarDay }) {
  return (
    <Card title="Shortcuts">
      <ul className="-mx-2 grid grid-cols-1 gap-1">
        <li>
          <ListRow
            href="/workouts"
            icon={<Dumbbell size={20} />}
            title="Workouts"
            detail={todaysSessionAndWeek}
          />
        </li>
        <li>
          <ListRow
            href={`/log-food?date=${addDays(today, -1)}`}
            icon={<History size={20} />}
            title="Yesterday’s food"
            detail="Add what you missed"
          />
        </li>
        <li>
          <ListRow
            href="/progress/weight"
            icon={<Scale size={20} />}
            title="Weight"
            detail={weighInAndSeeTrend}
          />
        </li>
        <li>
          <ListRow
            href="/progress/check-in"
            icon={<CalendarCheck size={20} />}
            title="Check-in"
            detail={reviewWeekAndTarget}
          />
        </li>
        <li>
          <ListRow
            href="/profile"
            icon={<Target size={20} />}
            title="Goals and body data"
            detail="Updates your target"
          />
        </li>
        <li>
          <ListRow
            href="/profile"
            icon={<Ruler size={20} />}
            title="Units and theme"
            detail={unitsAndTheme}
          />
        </li>
      </ul>
    </Card>
  );
}
