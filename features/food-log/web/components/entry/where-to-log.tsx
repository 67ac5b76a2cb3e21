import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { MealChoice } from './meal-choice.tsx';

/** `mealType` is null while it has to be chosen. */
export type LogTarget = { date: string; mealType: MealType | null; portions: string };

type WhereToLogProps = {
  target: LogTarget;
  lastDay: string;
  onChange: (change: Partial<LogTarget>) => void;
  errors: Partial<Record<keyof LogTarget, string | undefined>>;
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
        <TextField
          type="date"
          label="Day"
          value={target.date}
          max={lastDay}
          error={errors.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
        <MealChoice
          value={target.mealType}
          error={errors.mealType}
          onValueChange={(mealType) => onChange({ mealType })}
        />
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
