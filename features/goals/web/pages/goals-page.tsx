import { Goal as GoalIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { MAX_PERIOD_DAYS, periodBefore } from '#platform/shared/periods.ts';
import { RangePicker } from '#platform/web/charts/range-picker.tsx';
import { type ChosenTime, useChosenTime } from '#platform/web/charts/use-chosen-time.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { Goal } from '../../contract.ts';
import { DAYS_AT_FIRST } from '../../rules/subject.ts';
import { EndedGoals } from '../components/ended-goals.tsx';
import { GoalCard } from '../components/goal-card.tsx';
import { EditGoal, NewGoal } from '../components/goal-dialogs.tsx';
import { type ShownGoals, useGoals } from '../hooks/use-goals.ts';
import { goalsText } from '../messages.ts';

/** Goals with a date: those that go on, each beside its trend, and those that have ended. */
export function GoalsPage() {
  const today = useToday();
  const [first, setFirst] = useState<string | null>(null);
  const chosen = useChosenTime('12w', first);
  const goals = useGoals(fetchedFrom(chosen.time, today));
  const earliest = (goals.data?.going ?? []).reduce(
    (least, { course: { line } }) => (line[0] && line[0].date < least ? line[0].date : least),
    first ?? today,
  );
  if (goals.data && earliest !== first) setFirst(earliest);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={goalsText.title} subtitle={goalsText.lead} back="/progress" />
      <Loaded query={goals}>{(shown) => <Goals {...shown} {...chosen} />}</Loaded>
    </div>
  );
}

/** The first day whose figures the charts need; undefined where those that are always there reach. */
function fetchedFrom({ range, period, compare }: ChosenTime, today: CalendarDay) {
  if (range === 'all') return addDays(today, 1 - MAX_PERIOD_DAYS);
  const from = compare ? periodBefore(period).from : period.from;
  return from < addDays(today, -DAYS_AT_FIRST) ? from : undefined;
}

type GoalsProps = ShownGoals & ReturnType<typeof useChosenTime>;

function Goals({ going, ended, hidden, person, subjects, time, picker }: GoalsProps) {
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Goal | null>(null);
  const known = { person, subjects };
  const add = (
    <Button icon={<Plus aria-hidden size={20} />} onClick={() => setAdding(true)}>
      {goalsText.add}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {going.length === 0 ? (
        <EmptyState icon={<GoalIcon size={28} />} title={goalsText.none} action={add}>
          {goalsText.addFirst}
        </EmptyState>
      ) : (
        <div>{add}</div>
      )}
      {going.length > 0 && <RangePicker {...picker} />}
      {going.map((one) => (
        <GoalCard
          key={one.goal.id}
          shownGoal={one}
          time={time}
          onEdit={() => setEdited(one.goal)}
        />
      ))}
      {hidden > 0 && <p className="text-muted">{goalsText.hidden}</p>}
      <EndedGoals ended={ended} onTakeUp={setEdited} />
      <NewGoal open={isAdding} known={known} onClose={() => setAdding(false)} />
      <EditGoal goal={edited} known={known} onClose={() => setEdited(null)} />
    </div>
  );
}
