import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { UnsuitedMeal } from '../../../rules/unsuited-meals.ts';
import { unsuitedText, whyUnsuited } from '../../messages/unsuited.ts';

type UnsuitedCardProps = {
  meals: readonly UnsuitedMeal[];
  placeName: (place: { date: string; slotId: string }) => string;
  /** null: nothing can be planned now */
  onPlanAgain: (() => void) | null;
};

/** Planned meals that an eater may not be served, and planning them again. */
export function UnsuitedCard({ meals, placeName, onPlanAgain }: UnsuitedCardProps) {
  if (meals.length === 0) return null;
  const isLocked = meals.every(({ meal }) => meal.locked);
  return (
    <StatusMessage
      tone="error"
      title={unsuitedText.title(meals.length)}
      action={
        !isLocked &&
        onPlanAgain && (
          <Button size="sm" variant="secondary" onClick={onPlanAgain}>
            {unsuitedText.again}
          </Button>
        )
      }
    >
      <ul className="list-disc pl-5">
        {meals.map(({ date, meal, why }) => (
          <li key={meal.id} className="wrap-anywhere">
            {unsuitedText.meal(
              placeName({ date, slotId: meal.slotId }),
              meal.title,
              whyUnsuited(why),
            )}
          </li>
        ))}
      </ul>
      {meals.some(({ meal }) => meal.locked) && <p>{unsuitedText.locked}</p>}
    </StatusMessage>
  );
}
