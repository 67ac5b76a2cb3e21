import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { TypedFigures, useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { energyText, mealName } from '../../rules/amount-text.ts';
import { MEAL_TYPES, type MealType } from '../../rules/entry-kinds.ts';
import { computeEnergyKcal, emptyQuickDraft, readQuickDraft } from '../../rules/quick-entry.ts';
import { useLogFood } from '../api.ts';

type QuickAddProps = { day: CalendarDay; meal: MealType; onSaved: () => void };

const mealOptions = MEAL_TYPES.map((value) => ({ value, label: mealName[value] }));
const MACROS = [
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fat', 'Fat'],
] as const;

/** An energy, and if one likes a name and macros: for when the rest is not worth the time. */
export function QuickAdd({ day, meal, onSaved }: QuickAddProps) {
  const { energyUnit } = useUnits();
  const energyOptional = useNumbersHidden();
  const [id] = useState(newId);
  const [draft, setDraft] = useState(() => emptyQuickDraft(meal));
  const [withMacros, setWithMacros] = useState(false);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = useLogFood(() => undefined);

  const result = readQuickDraft(draft, {
    date: day,
    energyUnit,
    read: parseDecimal,
    energyOptional,
  });
  const errors = checked && !result.ok ? result.errors : {};
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  const worked = draft.energy.trim() === '' ? computeEnergyKcal(draft, parseDecimal) : null;
  const change = (key: keyof typeof draft) => (text: string) =>
    setDraft((before) => ({ ...before, [key]: text }));

  const submit = () => {
    setChecked(true);
    if (!result.ok) {
      // After the fields have said what is wrong.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    if (save.isPending) return;
    save.mutate({ id, content: result.content, origin: 'quick' }, { onSuccess: onSaved });
  };

  const figures = (
    <TypedFigures
      label="Add values"
      needed={['energy', 'protein', 'carbs', 'fat'].some((key) => key in errors)}
    >
      <div className="grid grid-cols-1 gap-4">
        <NumberField
          label={energyUnit === 'kj' ? 'Energy' : 'Calories'}
          unit={energyUnit === 'kj' ? 'kJ' : 'kcal'}
          required={!energyOptional}
          value={draft.energy}
          error={errors.energy ?? refused['calories']}
          hint={worked === null ? undefined : workedText(worked, energyUnit)}
          onValueChange={change('energy')}
        />
        {withMacros ? (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-3">
            {MACROS.map(([key, label]) => (
              <NumberField
                key={key}
                label={label}
                unit="g"
                className="pr-8! pl-3!"
                value={draft[key]}
                error={errors[key] ?? refused[key]}
                onValueChange={change(key)}
              />
            ))}
          </div>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className="-ml-4 justify-self-start"
            icon={<ChevronDown aria-hidden size={18} />}
            onClick={() => setWithMacros(true)}
          >
            Add protein, carbs and fat
          </Button>
        )}
      </div>
    </TypedFigures>
  );

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 gap-4"
    >
      {!energyOptional && figures}
      <Segmented
        label="Meal"
        options={mealOptions}
        value={draft.mealType}
        onValueChange={(mealType) => setDraft((before) => ({ ...before, mealType }))}
      />
      <TextField
        label="Name"
        autoComplete="off"
        dir="auto"
        maxLength={200}
        placeholder="Quick add"
        value={draft.foodName}
        error={refused['foodName']}
        onChange={(event) => change('foodName')(event.target.value)}
      />
      {energyOptional && figures}
      {save.isError && !(save.error instanceof ApiError) && (
        <StatusMessage tone="error" title="Not saved yet">
          Your changes are still here. Check your connection and try again.
        </StatusMessage>
      )}
      <Button type="submit" fullWidth pending={save.isPending}>
        {save.isPending ? 'Saving...' : 'Add'}
      </Button>
    </form>
  );
}

function workedText(kcal: number, energyUnit: 'kcal' | 'kj'): string {
  const { amount, sign } = energyText(kcal, energyUnit);
  return `Left empty: ${amount} ${sign} from protein, carbs and fat`;
}
