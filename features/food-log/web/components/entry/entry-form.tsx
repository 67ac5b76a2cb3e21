import type { ReactNode } from 'react';
import { TypedFigures } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { PORTION_UNITS } from '../../../rules/entry/entry-kinds.ts';
import { FIGURE_KEYS } from '../../../rules/item/nutrients.ts';
import {
  clearUnknown,
  figuresFollowAmount,
  figuresOfAmount,
  leaveUnknownEmpty,
  saveAgain,
  whatDidYouEat,
} from '../../messages/entries.ts';
import { FigureField } from '../figures/figure-field.tsx';
import { MoreNutrients } from '../figures/more-nutrients.tsx';
import { MealChoice } from './meal-choice.tsx';
import type { EntryFormState } from './use-entry-form.ts';

const anyUnit = PORTION_UNITS.map((unit) => ({ key: unit, label: unit }));
export type AmountOfEntry = {
  measures: readonly { key: string; label: string }[];
  hint: string | undefined;
  onQuantity: (text: string) => void;
  onUnit: (key: string) => void;
};

type EntryFormProps = {
  form: EntryFormState;
  lastDay: CalendarDay;
  saveLabel: string;
  /** a logged entry's amount, which its figures follow */
  amount?: AmountOfEntry | undefined;
  brand?: string | null | undefined;
  /** stands beside the save button */
  extra?: ReactNode;
};

/** The fields of one entry: what and how much first, the rarer nutrients folded away, Save in reach. */
export function EntryForm(props: EntryFormProps) {
  const { form, lastDay, saveLabel, amount, brand, extra } = props;
  const { energyUnit, errors, failure } = form;
  return (
    <Form
      form={form}
      // Keep a focused field clear of the save bar and the tab bar.
      className="grid gap-4"
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
              placeholder={whatDidYouEat}
              hint={brand ? `Brand: ${brand}` : undefined}
              {...form.text('foodName')}
            />
            <div>
              {/* Below each other where the text is large: both are to be read whole. */}
              <div className="flex flex-wrap items-start gap-3 *:min-w-0 *:first:flex-[2_1_6rem] *:last:flex-[3_1_8rem]">
                <FigureField
                  form={form}
                  name="quantity"
                  label="Quantity"
                  required
                  step={0.1}
                  onTyped={amount?.onQuantity}
                />
                <SelectField
                  label="Unit"
                  options={(amount?.measures ?? anyUnit).map(({ key, label }) => ({
                    value: key,
                    label,
                  }))}
                  {...form.text('unit')}
                  onChange={({ target }) => {
                    const unit = target.value;
                    form.change({ unit });
                    amount?.onUnit(unit);
                  }}
                />
              </div>
              {amount?.hint && (
                <p role="status" className="mt-1.5 text-sm text-muted wrap-anywhere">
                  {amount.hint}
                </p>
              )}
            </div>
            <MealChoice {...form.value('mealType')} value={form.meal} />
            <TextField type="date" label="Date" max={lastDay} {...form.text('date')} />
            <TextField
              label="Note"
              autoComplete="off"
              dir="auto"
              maxLength={500}
              placeholder="Only for you"
              {...form.text('note')}
            />
          </div>
        </Card>
        <Card title="Nutrition">
          <TypedFigures label="Add values" needed={FIGURE_KEYS.some((key) => errors[key])}>
            <div className="grid gap-4">
              <FigureField
                form={form}
                name="calories"
                label={energyUnit === 'kj' ? 'Energy' : 'Calories'}
                unit={energyUnit === 'kj' ? 'kJ' : 'kcal'}
                required={!form.energyOptional}
                step={10}
              />
              <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-start gap-3">
                <FigureField form={form} name="protein" label="Protein" unit="g" step={1} narrow />
                <FigureField form={form} name="carbs" label="Carbs" unit="g" step={1} narrow />
                <FigureField form={form} name="fat" label="Fat" unit="g" step={1} narrow />
              </div>
              <p className="text-sm text-faint">
                {amount ? figuresFollowAmount : figuresOfAmount}{' '}
                {amount || form.energyOptional ? leaveUnknownEmpty : clearUnknown}
              </p>
              <MoreNutrients form={form} />
            </div>
          </TypedFigures>
        </Card>
      </div>
      {failure !== null && !(failure instanceof ApiError) && (
        <StatusMessage tone="error" title="Not saved yet">
          {saveAgain}
        </StatusMessage>
      )}
      <SaveBar label={saveLabel} pending={form.pending}>
        {extra}
      </SaveBar>
    </Form>
  );
}
