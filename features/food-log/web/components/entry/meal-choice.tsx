import { Segmented } from '#platform/web/ui/segmented.tsx';
import { MEAL_TYPES, type MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealName } from '../../../rules/item/amount-text.ts';

const options = MEAL_TYPES.map((value) => ({ value, label: mealName[value] }));

type MealChoiceProps = {
  /** null: it has to be chosen */
  value: MealType | null;
  error?: string | undefined;
  onValueChange: (meal: MealType) => void;
};

/** To which meal of the day something goes. */
export function MealChoice({ error, ...choice }: MealChoiceProps) {
  return (
    <div className="grid gap-2">
      <Segmented label="Meal" options={options} invalid={error !== undefined} {...choice} />
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
