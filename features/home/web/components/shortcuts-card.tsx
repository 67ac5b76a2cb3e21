import { CalendarCheck, Dumbbell, History, Ruler, Scale, Target } from 'lucide-react';
import { Figures, useNumbersHidden } from '#features/account/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import {
  reviewWeekAndTarget,
  todaysSessionAndWeek,
  unitsAndTheme,
  updatesYourTarget,
  weighInAndSeeTrend,
} from '../messages.ts';

/** Ways on that are not in the tab bar. */
export function ShortcutsCard({ today }: { today: CalendarDay }) {
  const numbersHidden = useNumbersHidden();
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
        {/* About the scales and the target: not in gentle mode. */}
        <Figures>
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
        </Figures>
        <li>
          <ListRow
            href="/profile"
            icon={<Target size={20} />}
            title="Goals and body data"
            detail={numbersHidden ? undefined : updatesYourTarget}
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
