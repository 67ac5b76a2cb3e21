import { useState } from 'react';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { type PlanSettings, slotsOn } from '#features/meal-plans/rules/plan-settings.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { addText } from '../../messages/adding.ts';
import { FoodPart } from './food-part.tsx';
import { OutPart } from './out-part.tsx';
import { RecipePart } from './recipe-part.tsx';

type AddSheetProps = {
  day: PlanDay;
  /** null: the first one that is free */
  slotId: string | null;
  settings: PlanSettings;
  personId: string;
  onAdd: (meal: PlanMeal) => void;
  onClose: () => void;
};

const PARTS = { recipe: RecipePart, food: FoodPart, out: OutPart };
type Part = keyof typeof PARTS;
const partOptions = (['recipe', 'food', 'out'] as const).map((value) => ({
  value,
  label: addText[value],
}));

/** Adds a recipe, a food or eating out to a day by hand. */
export function AddSheet({ day, slotId, settings, personId, onAdd, onClose }: AddSheetProps) {
  const today = useToday();
  const { date } = day;
  const slots = slotsOn(settings, weekdayOf(date));
  const free = slots.find(({ id }) => !day.meals.some((meal) => meal.slotId === id));
  const [wanted, setWanted] = useState(slotId ?? free?.id ?? slots[0]?.id ?? '');
  const [part, setPart] = useState<Part>('recipe');
  const [id] = useState(newId);
  const slot = settings.slots.find((one) => one.id === wanted) ?? slots[0] ?? settings.slots[0];
  const Chosen = PARTS[part];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={addText.title}
      description={addText.to(dayName(date, today))}
    >
      <div className="grid grid-cols-1 gap-4">
        <SelectField
          label={addText.meal}
          value={wanted}
          options={(slots.length > 0 ? slots : settings.slots).map((one) => ({
            value: one.id,
            label: slotName(one),
          }))}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Segmented
          label={addText.what}
          hideLabel
          options={partOptions}
          value={part}
          onValueChange={setPart}
        />
        {slot && <Chosen place={{ id, settings, slot, personId, date }} onAdd={onAdd} />}
      </div>
    </Dialog>
  );
}
