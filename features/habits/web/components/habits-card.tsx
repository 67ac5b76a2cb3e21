import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useHabits } from '../hooks/use-habits.ts';
import { habitsText } from '../messages/habits.ts';
import { HABITS } from './addresses.ts';
import { TodayRow } from './today-row.tsx';

/** Today's habits on the Progress tab. */
export function HabitsCard() {
  const today = useToday();
  const { data, isError } = useHabits();
  if (isError) return null;
  if (!data) return <Skeleton className="h-44 rounded-card" />;
  const active = data.habits.filter(({ habit }) => habit.archivedOn === null);
  const asked = active.filter(({ figures }) => figures.today.asked || figures.today.kept);
  const kept = asked.filter(({ figures }) => figures.today.kept).length;
  return (
    <Card
      title={habitsText.title}
      action={
        <LinkButton href={HABITS} variant="ghost" size="sm" className="print:hidden">
          {habitsText.all}
        </LinkButton>
      }
    >
      <p key={today} className="text-muted">
        {active.length === 0
          ? habitsText.addFirst
          : asked.length === 0
            ? habitsText.cardNone
            : habitsText.cardLead(kept, asked.length)}
      </p>
      {asked.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {asked.map((shown) => (
            <TodayRow key={shown.habit.id} shown={shown} />
          ))}
        </ul>
      )}
    </Card>
  );
}
