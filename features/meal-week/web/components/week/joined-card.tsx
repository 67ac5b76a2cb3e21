import { useSharedTargets } from '#features/household/web/public.ts';
import type { DayGoal } from '#features/meal-plans/contract.ts';
import {
  missedPortions,
  withMissedPortions,
} from '#features/meal-plans/rules/people/join-meals.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { useChangeDays } from '#features/meal-plans/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { joinedText } from '../../messages/joined.ts';

type JoinedCardProps = {
  days: readonly PlanDay[];
  goals: readonly DayGoal[];
  settings: PlanSettings;
  personId: string;
};

/** Who joined after meals were planned has no portion of them: they are given one in one tap. */
export function JoinedCard({ days, goals, settings, personId }: JoinedCardProps) {
  const today = useToday();
  const changeDays = useChangeDays();
  const { data: shared } = useSharedTargets(today, true);
  const { meals, people } = missedPortions(days, settings, today);
  if (meals === 0) return null;
  const names = people.map(({ id, name }) => (id === personId ? joinedText.you : name));
  const give = () => {
    const own = goals.find(({ date }) => date === today)?.target?.calories;
    const energyOf = Object.fromEntries([
      ...(shared ?? []).flatMap(({ id, target }) => (target ? [[id, target.calories]] : [])),
      ...(own === undefined ? [] : [[personId, own]]),
    ]);
    const after = withMissedPortions(days, settings, { from: today, energyOf });
    void changeDays(days, after, joinedText.given(names));
  };
  return (
    <StatusMessage
      tone="info"
      title={joinedText.title(names)}
      action={
        <Button size="sm" variant="secondary" onClick={give}>
          {joinedText.give}
        </Button>
      }
    >
      <p>{joinedText.missed(meals)}</p>
    </StatusMessage>
  );
}
