import { Apple, Coffee, Moon, Salad, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MealType } from '#features/food-log/contract.ts';
import { sumKnown } from '#features/food-log/rules/days/day-totals.ts';
import { MEAL_TYPES } from '#features/food-log/rules/entry/entry-kinds.ts';
import { mealName } from '#features/food-log/rules/item/amount-text.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { Energy } from '#features/food-log/web/public.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { HomeEntry } from '../../contract.ts';
import { firstMealGoesHere, logWhatYouEatNext } from '../messages.ts';

const icons: Record<MealType, ReactNode> = {
  breakfast: <Coffee size={20} />,
  lunch: <Sun size={20} />,
  dinner: <Moon size={20} />,
  snack: <Apple size={20} />,
};

type MealsCardProps = {
  entries: readonly HomeEntry[];
  isFirstUse: boolean;
};

/** What was eaten today, one line a meal. */
export function MealsCard({ entries, isFirstUse }: MealsCardProps) {
  return (
    <Card
      title="Today’s meals"
      action={
        !isFirstUse && (
          <LinkButton href="/log-food" variant="ghost" size="sm" className="-mr-3">
            Open food log
          </LinkButton>
        )
      }
    >
      <div className="min-h-64">
        {isFirstUse ? (
          <Invitation />
        ) : (
          <ul className="@container -mx-2 grid grid-cols-1 gap-1">
            {MEAL_TYPES.map((meal) => (
              <li key={meal}>
                <MealRow meal={meal} entries={entries.filter((e) => e.mealType === meal)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

type MealRowProps = { meal: MealType; entries: readonly HomeEntry[] };

function MealRow({ meal, entries }: MealRowProps) {
  const empty = entries.length === 0;
  return (
    <ListRow
      href={empty ? `/log-food/search?meal=${meal}` : '/log-food'}
      icon={icons[meal]}
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          {mealName[meal]}
          <PendingMark kind="food-log" ids={entries.map(({ id }) => id)} />
        </span>
      }
      detail={
        <span dir="auto" className="line-clamp-2 wrap-anywhere @min-[18rem]:line-clamp-1">
          {empty ? 'Nothing logged' : entries.map((entry) => entry.foodName).join(', ')}
        </span>
      }
      value={
        !empty && (
          <span className="text-ink">
            <Energy of={sumKnown(entries.map(kcalOf))} />
          </span>
        )
      }
    />
  );
}

/** Stands where the meals will be, until the first food is logged. */
function Invitation() {
  return (
    <div className="flex min-h-64 flex-col items-center justify-center gap-2 text-center">
      <span
        aria-hidden
        className="mb-2 grid size-16 place-items-center rounded-3xl border border-line bg-accent-soft text-accent"
      >
        <Salad size={28} />
      </span>
      <p className="text-lg font-semibold">{firstMealGoesHere}</p>
      <p className="max-w-xs text-muted">{logWhatYouEatNext}</p>
      <LinkButton href="/log-food" variant="secondary" className="mt-3">
        Log your first food
      </LinkButton>
    </div>
  );
}
