import { Check, CircleDashed, CirclePlay, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { DayState } from '#features/plan-blocks/rules/day-states.ts';
import type { TrainingWeek } from '#features/training-sessions/contract.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Day } from '../../hooks/use-training.ts';
import { FOCUS_NAMES, minutesText } from '../../messages/plan-words.ts';
import { weekText } from '../../messages/week.ts';
import { sessionHref } from '../addresses.ts';

type WeekCardProps = {
  days: readonly Day[];
  today: CalendarDay;
  /** done and aimed for, as Home tells it */
  counted: TrainingWeek | undefined;
  /** null while it is being planned again */
  onMissed: ((day: Day) => void) | null;
};

/** The seven days: what was done, what is planned, what was missed. */
export function WeekCard({ days, today, counted, onMissed }: WeekCardProps) {
  return (
    <Card
      title={weekText.title}
      action={
        <span className="tabular text-sm text-muted">
          {counted && weekText.sessions(counted.done.length, counted.goal)}
        </span>
      }
    >
      <ol className="-mx-2 grid gap-0.5">
        {days.map((day) => (
          <DayRow key={day.date} day={day} today={today} onMissed={onMissed} />
        ))}
      </ol>
    </Card>
  );
}

const hasWork = ({ planned }: Day): boolean => planned !== null && planned.items.length > 0;

const STATES: Readonly<Record<DayState['state'], string>> = {
  rest: weekText.rest,
  planned: weekText.planned,
  underWay: weekText.underWay,
  done: weekText.done,
  past: weekText.missed,
  missed: weekText.movedAway,
};

function DayRow({ day, today, onMissed }: { day: Day } & Omit<WeekCardProps, 'days' | 'counted'>) {
  const { date, state, planned, sessions } = day;
  const name = dateText(date, today);
  const isToday = date === today;
  const title = planned && hasWork(day) ? FOCUS_NAMES[planned.focus] : sessions[0]?.name;
  const detail = [
    isToday && state === 'planned' ? weekText.today : STATES[state],
    planned && planned.seconds > 0 && state !== 'done' && minutesText(planned.seconds),
    state !== 'done' && planned?.placeName,
  ]
    .filter(Boolean)
    .join(' · ');
  const content = (
    <>
      <span
        aria-hidden
        className={`w-11 shrink-0 text-sm ${isToday ? 'font-bold text-accent' : 'text-muted'}`}
      >
        {name.slice(0, 3)}
        <span className="tabular block text-xs">{Number(date.slice(8))}</span>
      </span>
      <span className="sr-only">{name}</span>
      <StateMark state={isToday && state === 'planned' ? 'today' : state} />
      <span className="min-w-20 flex-1">
        <span className={`block break-words ${title ? 'font-medium' : 'text-muted'}`}>
          {title ?? STATES[state]}
        </span>
        {title && <span className="block text-sm break-words text-muted">{detail}</span>}
      </span>
    </>
  );
  const row = 'flex min-h-13 flex-wrap items-center gap-3 rounded-control px-2 py-1.5';
  return (
    <li className={isToday ? 'rounded-control bg-accent-soft' : undefined}>
      {title ? (
        <Link
          href={sessionHref(date)}
          className={`${row} transition-colors duration-150 hover:bg-hover`}
        >
          {content}
        </Link>
      ) : (
        <div className={row}>{content}</div>
      )}
      {state === 'past' && onMissed && (
        <Button
          variant="secondary"
          size="sm"
          className="mb-2 ml-16"
          aria-label={weekText.replanOne(weekdayOf(date))}
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={() => onMissed(day)}
        >
          {weekText.replan}
        </Button>
      )}
    </li>
  );
}

type Mark = DayState['state'] | 'today';

const MARKS: Readonly<Record<Mark, { look: string; icon?: ReactNode }>> = {
  rest: { look: 'border-transparent' },
  planned: { look: 'border-dashed border-line-strong' },
  today: {
    look: 'border-accent text-accent',
    icon: <CirclePlay size={20} />,
  },
  underWay: { look: 'border-accent text-accent', icon: <CircleDashed size={20} /> },
  done: {
    look: 'border-transparent bg-accent-gradient text-on-solid',
    icon: <Check size={18} strokeWidth={2.5} />,
  },
  past: { look: 'border-warn text-warn', icon: <span className="font-bold">!</span> },
  missed: { look: 'border-dashed border-line text-faint' },
};

function StateMark({ state }: { state: Mark }) {
  const { look, icon } = MARKS[state];
  return (
    <span
      aria-hidden
      className={`grid size-[36px] shrink-0 place-items-center rounded-full border ${look}`}
    >
      {icon}
    </span>
  );
}
