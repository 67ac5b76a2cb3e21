import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { hasRoom } from '../../rules/habit-limit.ts';
import { NewHabit } from '../components/new-habit.tsx';
import { OrderHabits } from '../components/order-habits.tsx';
import { PlanLine } from '../components/plan-line.tsx';
import { TodayRow } from '../components/today-row.tsx';
import { TrophiesCard } from '../components/trophies-card.tsx';
import { type ShownHabit, type ShownHabits, useHabits } from '../hooks/use-habits.ts';
import { habitsText } from '../messages/habits.ts';

/** Today's habits, those of other days, the order, and trophies. */
export function HabitsPage() {
  const habits = useHabits();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={habitsText.title} subtitle={habitsText.lead} back="/progress" />
      <Loaded query={habits}>{(shown) => <Habits {...shown} />}</Loaded>
    </div>
  );
}

const groups = [
  { title: habitsText.today, has: isForToday },
  { title: habitsText.others, has: (one: ShownHabit) => !isForToday(one) && !isPaused(one) },
  { title: habitsText.paused, has: (one: ShownHabit) => !isForToday(one) && isPaused(one) },
] as const;

function isForToday({ figures: { today }, goesOn }: ShownHabit): boolean {
  return goesOn && (today.asked || today.kept);
}
function isPaused({ figures }: ShownHabit): boolean {
  return figures.today.paused;
}

function Habits({ habits, limit, plan }: ShownHabits) {
  const [isAdding, setAdding] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const active = habits.filter(({ habit }) => habit.archivedOn === null);
  const archived = habits.filter(({ habit }) => habit.archivedOn !== null);
  const going = active.filter(({ goesOn }) => goesOn);
  const resting = active.filter(({ goesOn }) => !goesOn);
  const isRoom = hasRoom(
    habits.map(({ habit }) => habit),
    limit,
  );
  const last = habits.at(-1)?.habit.position ?? -1;
  return (
    <div className="grid grid-cols-1 gap-4">
      {active.length === 0 && isRoom && (
        <EmptyState icon={<ListChecks size={28} />} title={habitsText.none}>
          {habitsText.addFirst}
        </EmptyState>
      )}
      {isOrdering ? (
        <OrderHabits habits={going.map(({ habit }) => habit)} />
      ) : (
        groups.map(({ title, has }) => (
          <Group key={title} title={title} habits={going.filter(has)} />
        ))
      )}
      <Group title={habitsText.restingTitle} habits={resting} />
      <div className="flex flex-wrap gap-2">
        {isRoom && (
          <Button icon={<Plus aria-hidden size={20} />} onClick={() => setAdding(true)}>
            {habitsText.add}
          </Button>
        )}
        {going.length > 1 && (
          <Button variant="secondary" onClick={() => setOrdering(!isOrdering)}>
            {isOrdering ? habitsText.orderDone : habitsText.order}
          </Button>
        )}
      </div>
      {!isRoom && limit !== null && <PlanLine limit={limit} plan={plan} />}
      <Group title={habitsText.archived} habits={archived} />
      <TrophiesCard />
      <NewHabit open={isAdding} position={last + 1} onClose={() => setAdding(false)} />
    </div>
  );
}

function Group({ title, habits }: { title: string; habits: readonly ShownHabit[] }) {
  if (habits.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="-my-2 divide-y divide-line">
        {habits.map((shown) => (
          <TodayRow key={shown.habit.id} shown={shown} />
        ))}
      </ul>
    </Card>
  );
}
