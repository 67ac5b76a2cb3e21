import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { MEAL_TYPES, type MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealName } from '../../../rules/item/amount-text.ts';

export type LogTarget = { date: string; mealType: MealType; portions: string };

type WhereToLogProps = {
  target: LogTarget;
  lastDay: string;
  onChange: (change: Partial<LogTarget>) => void;
  errors: { date?: string | undefined; portions?: string | undefined };
};

const PORTIONS = [
  { value: '0.5', label: '½' },
  { value: '1', label: '1' },
  { value: '1.5', label: '1½' },
  { value: '2', label: '2' },
] as const;
const OTHER = 'other';

/** To which day and meal, and how many times what was saved: chosen once, then each meal is one tap. */
export function WhereToLog({ target, lastDay, onChange, errors }: WhereToLogProps) {
  const usual = PORTIONS.find(({ value }) => value === target.portions);
  return (
    <Card title="Log to" className="mb-4">
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3">
          <TextField
            type="date"
            label="Day"
            value={target.date}
            max={lastDay}
            error={errors.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
          <SelectField
            label="Meal"
            value={target.mealType}
            options={MEAL_TYPES.map((value) => ({ value, label: mealName[value] }))}
            onChange={(event) => onChange({ mealType: event.target.value as MealType })}
          />
        </div>
        <Segmented
          label="Portions"
          options={[...PORTIONS, { value: OTHER, label: 'Other' }]}
          value={usual?.value ?? OTHER}
          onValueChange={(value) => onChange({ portions: value === OTHER ? '' : value })}
        />
        {!usual && (
          <NumberField
            label="How many portions"
            value={target.portions}
            error={errors.portions}
            hint="For example 0.75"
            onValueChange={(portions) => onChange({ portions })}
          />
        )}
      </div>
    </Card>
  );
}
