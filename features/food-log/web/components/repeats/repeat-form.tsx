import type { ReactNode } from 'react';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import type { RecurringEntry } from '../../../contract/recurring-entries.ts';
import { portionText } from '../../../rules/item/amount-text.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import { inWeekOrder } from '../../../rules/recurrence.ts';
import {
  chooseDate,
  chooseOneDay,
  enterNumber,
  lastDayBeforeFirst,
} from '../../messages/repeats.ts';
import { joinFacts, useEnergyText } from '../day/energy.tsx';
import { amountOf, itemInAmount } from '../entry/item-amount.ts';
import { MealChoice } from '../entry/meal-choice.tsx';

export type Repeat = Omit<RecurringEntry, 'id' | 'version'>;

type RepeatFormProps = {
  start: Repeat;
  action: string;
  children?: ReactNode;
  send: (repeat: Repeat) => Promise<unknown>;
  onSent: () => void;
};

/** On which days a food is proposed, for which meal, from when to when, and how much of it. */
export function RepeatForm(props: RepeatFormProps) {
  const { start, action, children, send, onSent } = props;
  const energyOf = useEnergyText();
  const form = useForm({
    start: { ...start, endsOn: start.endsOn ?? '', amount: amountOf(start.item) },
    check: checkRepeat,
    send,
    onSent,
  });
  const { draft, pending } = form;
  const item = itemInAmount(start.item, draft.amount);
  const { unit, portionNote } = start.item;

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <WeekdayBoxes {...form.value('weekdays')} />
      <MealChoice {...form.value('mealType')} />
      <NumberField
        label="Amount"
        hint={item ? joinFacts(portionText(item), energyOf(kcalOf(item))) : (portionNote ?? unit)}
        {...form.value('amount')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3">
        <TextField type="date" label="First day" required {...form.text('startsOn')} />
        <TextField
          type="date"
          label="Last day"
          min={draft.startsOn}
          hint="Empty: no end"
          {...form.text('endsOn')}
        />
      </div>
      <Button type="submit" fullWidth pending={pending}>
        {pending ? 'Saving...' : action}
      </Button>
    </Form>
  );
}

type Draft = Omit<Repeat, 'endsOn'> & { endsOn: string; amount: string };

function checkRepeat({ weekdays, startsOn, amount, mealType, ...draft }: Draft) {
  const item = itemInAmount(draft.item, amount);
  const endsOn = isCalendarDay(draft.endsOn) ? draft.endsOn : null;
  const errors = {
    weekdays: weekdays.length === 0 && chooseOneDay,
    amount: !item && enterNumber,
    startsOn: !isCalendarDay(startsOn) && chooseDate,
    endsOn: endsOn !== null && endsOn < startsOn && lastDayBeforeFirst,
  };
  if (!item) return { errors };
  return { content: { item, mealType, weekdays: inWeekOrder(weekdays), startsOn, endsOn }, errors };
}
