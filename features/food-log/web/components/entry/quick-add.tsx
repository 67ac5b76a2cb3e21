import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { TypedFigures, useNumbersHidden, useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import {
  computeEnergyKcal,
  emptyQuickDraft,
  readQuickDraft,
} from '../../../rules/entry/quick-entry.ts';
import { energyText } from '../../../rules/item/amount-text.ts';
import { MACROS } from '../../../rules/item/nutrients.ts';
import { useLogFood } from '../../api.ts';
import { addMacros, fromMacrosIfEmpty, tryAgain } from '../../messages/quick-add.ts';
import { MACRO_LOOKS } from '../figures/macro-looks.ts';
import { MealChoice } from './meal-choice.tsx';

type QuickAddProps = {
  day: CalendarDay;
  /** null: it has to be chosen */
  meal: MealType | null;
  onSaved: () => void;
};

/** An energy, and if one likes a name and macros: for when the rest is not worth the time. */
export function QuickAdd({ day, meal, onSaved }: QuickAddProps) {
  const { energyUnit } = useUnits();
  const energyOptional = useNumbersHidden();
  const [id] = useState(newId);
  const [withMacros, setWithMacros] = useState(false);
  const save = useLogFood(() => undefined);
  const form = useForm({
    start: emptyQuickDraft(null),
    check: (draft) => {
      const options = { date: day, energyUnit, read: parseDecimal, energyOptional };
      return readQuickDraft({ ...draft, mealType: draft.mealType ?? meal }, options);
    },
    send: (content) => save.mutateAsync({ id, content, origin: 'quick' }),
    onSent: onSaved,
    serverNames: { calories: 'energy' },
  });
  const { draft, errors, failure } = form;
  const worked = draft.energy.trim() === '' ? computeEnergyKcal(draft, parseDecimal) : null;

  const figures = (
    <TypedFigures
      label="Add values"
      needed={(['energy', ...MACROS] as const).some((key) => key in errors)}
    >
      <div className="grid grid-cols-1 gap-4">
        <NumberField
          label={energyUnit === 'kj' ? 'Energy' : 'Calories'}
          unit={energyUnit === 'kj' ? 'kJ' : 'kcal'}
          required={!energyOptional}
          hint={worked === null ? undefined : workedText(worked, energyUnit)}
          {...form.value('energy')}
        />
        {withMacros ? (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-3">
            {MACRO_LOOKS.map(({ key, name }) => (
              <NumberField
                key={key}
                label={name}
                unit="g"
                className="pr-8! pl-3!"
                {...form.value(key)}
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
            {addMacros}
          </Button>
        )}
      </div>
    </TypedFigures>
  );

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {!energyOptional && figures}
      <MealChoice {...form.value('mealType')} value={draft.mealType ?? meal} />
      <TextField
        label="Name"
        autoComplete="off"
        dir="auto"
        maxLength={200}
        placeholder="Quick add"
        {...form.text('foodName')}
      />
      {energyOptional && figures}
      {failure !== null && !(failure instanceof ApiError) && (
        <StatusMessage tone="error" title="Not saved yet">
          {tryAgain}
        </StatusMessage>
      )}
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? 'Saving...' : 'Add'}
      </Button>
    </Form>
  );
}

function workedText(kcal: number, energyUnit: 'kcal' | 'kj'): string {
  const { amount, sign } = energyText(kcal, energyUnit);
  return fromMacrosIfEmpty(amount, sign);
}
