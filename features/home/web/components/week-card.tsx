import { Check } from 'lucide-react';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import type { HomeWeek } from '../../contract.ts';
import { daysLoggedText, sessionsText } from '../messages.ts';

type WeekCardProps = { week: HomeWeek; today: CalendarDay };

/** The days of this week with something logged, and the training sessions done. */
export function WeekCard({ week, today }: WeekCardProps) {
  const logged = week.days.filter((day) => day.logged).length;
  return (
    <Card
      title="This week"
      // A changed count is a new element, so it appears in place instead of moving.
      action={
        <span key={logged} className="text-sm text-muted">
          {daysLoggedText(logged)}
        </span>
      }
    >
      <ol className="grid grid-cols-7 gap-0.5">
        {week.days.map((day) => (
          <Day key={day.date} {...day} today={today} />
        ))}
      </ol>
      <div className="mt-4 border-t border-line pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <div>
            <h3 className="font-semibold">Training</h3>
            <p className="tabular text-sm text-muted">
              {sessionsText(week.sessions.length, week.weeklyGoal)}
            </p>
          </div>
          <LinkButton href="/workouts" variant="ghost" size="sm" className="-mr-3">
            Workouts
          </LinkButton>
        </div>
        <ProgressBar
          value={week.sessions.length}
          max={week.weeklyGoal}
          label="Training sessions this week"
          valueText={sessionsText(week.sessions.length, week.weeklyGoal)}
          className="mt-2"
        />
      </div>
    </Card>
  );
}

type DayProps = { date: CalendarDay; logged: boolean; today: CalendarDay };

function Day({ date, logged, today }: DayProps) {
  const name = dateText(date, today);
  const isToday = date === today;
  const words = [name, isToday && 'today', logged && 'something logged'].filter(Boolean).join(', ');
  const mark = logged
    ? 'border-transparent bg-accent-gradient text-on-solid'
    : date > today
      ? 'border-dashed border-line'
      : 'border-line bg-raised';
  return (
    <li className="flex min-w-0 flex-col items-center gap-1.5">
      <span className="sr-only">{words}</span>
      <span aria-hidden className={`text-sm ${isToday ? 'font-semibold text-ink' : 'text-muted'}`}>
        {name.charAt(0)}
      </span>
      <span
        aria-hidden
        className={`grid aspect-square w-full max-w-9 place-items-center rounded-full border ${mark} ${
          isToday ? 'outline-2 outline-offset-2 outline-line-strong' : ''
        }`}
      >
        {logged && <Check size={18} strokeWidth={2.5} />}
      </span>
    </li>
  );
}
