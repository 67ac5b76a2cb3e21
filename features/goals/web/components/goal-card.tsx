import { useMutation } from '@tanstack/react-query';
import { CalendarClock, CircleCheck, CircleSlash, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { ChartCard } from '#platform/web/charts/chart-card.tsx';
import { timeBefore } from '#platform/web/charts/messages.ts';
import type { ChosenTime } from '#platform/web/charts/use-chosen-time.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { dateText, shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { goalChange, goalFigure } from '../../rules/goal-units.ts';
import { type GoalView, toGoalView } from '../../rules/goal-view.ts';
import { endGoal, goalMutations } from '../api.ts';
import type { ShownGoal } from '../hooks/use-goals.ts';
import { actText, standingText } from '../messages.ts';
import { toFinding, toTopic } from './finding.ts';
import { GoalChart, toAhead } from './goal-chart.tsx';

type ActsProps = { shownGoal: ShownGoal; onEdit: () => void };
type GoalCardProps = ActsProps & { time: ChosenTime };

/** A goal beside its trend, what it comes to, and what can be done with it. */
export function GoalCard({ shownGoal, time, onEdit }: GoalCardProps) {
  const today = useToday();
  const { goal, course, points } = shownGoal;
  if (course.line.length === 0) {
    return (
      <Card title={toTopic(shownGoal, today)}>
        <p className="mb-2 text-muted">{toFinding(shownGoal, today)}</p>
        <Acts shownGoal={shownGoal} onEdit={onEdit} />
      </Card>
    );
  }
  const { period, range, compare } = time;
  const view = toGoalView({ goal, course, points, period, isAll: range === 'all', today });
  return (
    <ChartCard
      topic={toTopic(shownGoal, today)}
      finding={toFinding(shownGoal, today)}
      figures={[...toFigures(shownGoal, today), ...(compare ? toComparison(shownGoal, view) : [])]}
      chart={<GoalChart shownGoal={shownGoal} view={view} compare={compare} />}
      table={toTable(shownGoal, view, today)}
      note={
        <>
          {toNote(shownGoal, today)}
          <PendingMark kind="goal" ids={[shownGoal.goal.id]} />
        </>
      }
      below={<Acts shownGoal={shownGoal} onEdit={onEdit} />}
    />
  );
}

/** What the time shown brought, and the time before. */
function toComparison({ shown }: ShownGoal, { change, changeBefore }: GoalView) {
  const say = (value: number | null) => ({
    value: value === null ? '–' : goalChange(value, shown),
    unit: null,
  });
  return [
    { label: standingText.change, ...say(change) },
    { label: timeBefore, ...say(changeBefore) },
  ];
}

function toFigures({ goal, course, shown }: ShownGoal, today: CalendarDay) {
  const { now, weekly } = course;
  const days = daysFrom(today, goal.dueOn);
  const needed = now === null || days < 1 ? null : ((goal.target - now) / days) * 7;
  const say = (value: number | null, text: (value: number) => string) => ({
    value: value === null ? '–' : text(value),
    unit: null,
  });
  const change = (value: number) => goalChange(value, shown);
  return [
    { label: standingText.now, ...say(now, (value) => goalFigure(value, shown)) },
    { label: standingText.aWeek, ...say(weekly, change) },
    ...(needed === null ? [] : [{ label: standingText.needed, ...say(needed, change) }]),
  ];
}

function toNote({ goal, standing, shown }: ShownGoal, today: CalendarDay): string {
  if (!('at' in standing)) return '';
  const text = (value: number) => goalFigure(value, shown);
  const { at, arrives } = standing;
  const day = shortDateText(goal.dueOn, today);
  const says = standingText.estimate(text(at.value), text(at.low), text(at.high), day);
  if (standing.state === 'on') return says;
  return `${says} ${
    arrives === null
      ? standingText.neverArrives
      : standingText.arrives(shortDateText(arrives, today))
  }`;
}

function toTable(shownGoal: ShownGoal, view: GoalView, today: CalendarDay) {
  const { goal, course, shown } = shownGoal;
  const text = (value: number) => goalFigure(value, shown);
  const last = course.line.at(-1)?.date ?? today;
  return {
    caption: standingText.caption(goal.name),
    columns: standingText.columns,
    rows: [
      ...(view.showsAhead ? toAhead(shownGoal, today) : [])
        .filter(({ date }) => date > last)
        .map(({ date, value, low, high }) => ({
          key: date,
          cells: [
            dateText(date, today),
            standingText.aheadCell(text(value), text(low), text(high)),
          ],
        }))
        .toReversed(),
      ...view.line
        .map(({ date, value }) => ({ key: date, cells: [dateText(date, today), text(value)] }))
        .toReversed(),
    ],
  };
}

/** A goal that is reached or whose day has passed asks what now; the rest is behind a button. */
function Acts({ shownGoal: { goal, standing }, onEdit }: ActsProps) {
  const today = useToday();
  const end = useMutation(endGoal);
  const remove = useMutation(goalMutations.remove);
  const [ending, setEnding] = useState<'reached' | 'let_go' | null>(null);
  const endAs = (ended: 'reached' | 'let_go') => {
    setEnding(ended);
    end.mutate({ ...goal, ended, endedOn: today });
  };
  const isReached = standing.state === 'reached';
  const isOver = isReached || standing.state === 'passed';
  const acts: Action[] = [
    ...(isReached
      ? [
          {
            icon: CircleCheck,
            label: actText.keep,
            pending: end.isPending && ending === 'reached',
            onSelect: () => endAs('reached'),
          },
        ]
      : []),
    {
      icon: isOver ? CalendarClock : PencilLine,
      label: isOver ? actText.newDay : actText.edit,
      onSelect: onEdit,
    },
    ...(isReached
      ? []
      : [
          {
            icon: CircleSlash,
            label: actText.letGo,
            pending: end.isPending && ending === 'let_go',
            onSelect: () => endAs('let_go'),
          },
        ]),
    {
      icon: Trash2,
      label: actText.remove,
      destructive: true,
      pending: remove.isPending,
      onSelect: () => remove.mutate(goal),
    },
  ];
  return isOver ? (
    <>
      <p className="mt-3 font-semibold">{actText.what}</p>
      <ActionList actions={acts} />
    </>
  ) : (
    <Disclosure label={actText.more(goal.name)}>
      <ActionList actions={acts} />
    </Disclosure>
  );
}
