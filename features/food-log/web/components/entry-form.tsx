import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { TypedFigures } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { mealName } from '../../rules/amount-text.ts';
import type { EnergyUnit } from '../../rules/energy.ts';
import type { EntryDraft } from '../../rules/entry-draft.ts';
import { MEAL_TYPES, PORTION_UNITS, type PortionUnit } from '../../rules/entry-kinds.ts';
import { FIGURE_KEYS } from '../../rules/nutrients.ts';
import type { EntryContent } from '../../rules/same-entry.ts';
import { FigureField } from './figure-field.tsx';
import { MoreNutrients } from './more-nutrients.tsx';

const unitOptions = PORTION_UNITS.map((unit) => ({ value: unit, label: unit }));
const mealOptions = MEAL_TYPES.map((meal) => ({ value: meal, label: mealName[meal] }));

export type AmountOfEntry = {
  hint: string | undefined;
  onQuantity: (text: string) => void;
  onUnit: (unit: PortionUnit) => void;
};

type EntryFormProps = {
  form: UseFormReturn<EntryDraft, unknown, EntryContent>;
  energyUnit: EnergyUnit;
  /** an energy that is not typed is not known */
  energyOptional: boolean;
  lastDay: CalendarDay;
  saving: boolean;
  saveLabel: string;
  onSave: (content: EntryContent) => void;
  /** the save did not come through: what was typed is still here, and says so */
  failed: boolean;
  /** a logged entry's amount, which its figures follow */
  amount?: AmountOfEntry | undefined;
  brand?: string | null | undefined;
  /** stands beside the save button */
  extra?: ReactNode;
};

/** The fields of one entry: what and how much first, the rarer nutrients folded away, Save in reach. */
export function EntryForm(props: EntryFormProps) {
  const {
    form,
    energyUnit,
    energyOptional,
    lastDay,
    saving,
    saveLabel,
    onSave,
    failed,
    amount,
    brand,
    extra,
  } = props;
  const { control, register, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  // A second press while the first is on its way does nothing.
  const submit = handleSubmit((content) => {
    if (!saving) onSave(content);
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      // Keep a focused field clear of the save bar and the tab bar.
      className="grid gap-4 [&_input]:scroll-mb-44 [&_select]:scroll-mb-44"
    >
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Card title="Food">
          <div className="grid gap-4">
            <TextField
              label="Food name"
              required
              autoComplete="off"
              autoCapitalize="sentences"
              dir="auto"
              maxLength={200}
              placeholder="What did you eat?"
              hint={brand ? `Brand: ${brand}` : undefined}
              error={errors.foodName?.message}
              {...register('foodName')}
            />
            <div>
              {/* Below each other where the text is large: both are to be read whole. */}
              <div className="flex flex-wrap items-start gap-3 *:min-w-0 *:flex-[1_1_8rem]">
                <FigureField
                  control={control}
                  name="quantity"
                  label="Quantity"
                  required
                  step={0.1}
                  onTyped={amount?.onQuantity}
                />
                <Controller
                  control={control}
                  name="unit"
                  render={({ field }) => (
                    <SelectField
                      {...field}
                      label="Unit"
                      options={unitOptions}
                      error={errors.unit?.message}
                      onChange={(event) => {
                        field.onChange(event);
                        amount?.onUnit(event.target.value as PortionUnit);
                      }}
                    />
                  )}
                />
              </div>
              {amount?.hint && (
                <p role="status" className="mt-1.5 text-sm text-muted wrap-anywhere">
                  {amount.hint}
                </p>
              )}
            </div>
            <Controller
              control={control}
              name="mealType"
              render={({ field }) => (
                <Segmented
                  label="Meal"
                  options={mealOptions}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              )}
            />
            <TextField
              type="date"
              label="Date"
              max={lastDay}
              error={errors.date?.message}
              {...register('date')}
            />
            <TextField
              label="Note"
              autoComplete="off"
              dir="auto"
              maxLength={500}
              placeholder="Only for you"
              error={errors.note?.message}
              {...register('note')}
            />
          </div>
        </Card>
        <Card title="Nutrition">
          <TypedFigures label="Add values" needed={FIGURE_KEYS.some((key) => errors[key])}>
            <div className="grid gap-4">
              <FigureField
                control={control}
                name="calories"
                label={energyUnit === 'kj' ? 'Energy' : 'Calories'}
                unit={energyUnit === 'kj' ? 'kJ' : 'kcal'}
                required={!energyOptional}
                step={10}
              />
              <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-3">
                <FigureField
                  control={control}
                  name="protein"
                  label="Protein"
                  unit="g"
                  step={1}
                  narrow
                />
                <FigureField
                  control={control}
                  name="carbs"
                  label="Carbs"
                  unit="g"
                  step={1}
                  narrow
                />
                <FigureField control={control} name="fat" label="Fat" unit="g" step={1} narrow />
              </div>
              <p className="text-sm text-faint">
                For the amount you ate
                {amount && '. They change with the amount, unless you type one'}. Leave unknown
                fields empty. Empty isn’t 0.
              </p>
              <MoreNutrients
                control={control}
                onUnknown={(keys) => {
                  for (const key of keys) setValue(key, '', { shouldDirty: true });
                }}
              />
            </div>
          </TypedFigures>
        </Card>
      </div>
      {failed && (
        <StatusMessage tone="error" title="Not saved yet">
          Your changes are still here. Check your connection and save again.
        </StatusMessage>
      )}
      <div className="save-bar sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 flex items-center gap-3 rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4 lg:justify-end">
        {extra}
        <Button type="submit" pending={saving} className="flex-1 lg:flex-none lg:px-16">
          {saving ? 'Saving...' : saveLabel}
        </Button>
      </div>
    </form>
  );
}
