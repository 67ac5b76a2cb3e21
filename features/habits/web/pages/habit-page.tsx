import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useNumbersHidden } from '#features/account/web/public.ts';
import { monthOf } from '#platform/shared/month-weeks.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { termOn, unitOf } from '../../rules/habit-kinds.ts';
import { mondayOf } from '../../rules/streak-units.ts';
import { HABITS } from '../components/addresses.ts';
import { HabitActs } from '../components/habit-acts.tsx';
import { HabitFiguresCard } from '../components/habit-figures-card.tsx';
import { HabitMonth } from '../components/habit-month.tsx';
import { useHabits } from '../hooks/use-habits.ts';
import { detailText, habitsText, habitWords } from '../messages/habits.ts';

/** One habit: what it comes to, its calendar, and what can be done with it. */
export function HabitPage() {
  const { habitId } = useParams<{ habitId: string }>();
  const today = useToday();
  const isGentle = useNumbersHidden();
  const [month, setMonth] = useState(monthOf(today));
  const habits = useHabits(mondayOf(`${month}-01`));
  const shown = habits.data?.habits.find(({ habit }) => habit.id === habitId);
  const habit = shown?.habit;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={habit ? <bdi>{habit.name}</bdi> : habitsText.title}
        subtitle={habit && habitWords.rhythm(termOn(habit, today), unitOf(habit))}
        back={HABITS}
      />
      <Loaded query={habits}>
        {() =>
          shown ? (
            <div className="grid grid-cols-1 gap-4">
              {!isGentle && <HabitFiguresCard figures={shown.figures} />}
              <HabitMonth shown={shown} month={month} onMonth={setMonth} />
              <HabitActs habit={shown.habit} />
            </div>
          ) : (
            <EmptyState
              icon={<ListChecks size={28} />}
              title={detailText.notFound}
              action={<LinkButton href={HABITS}>{detailText.toHabits}</LinkButton>}
            />
          )
        }
      </Loaded>
    </div>
  );
}
