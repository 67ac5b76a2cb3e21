import { type ReactNode, useRef, useState } from 'react';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { RecurringEntry } from '../../contract/recurring-entries.ts';
import { mealName, portionText } from '../../rules/amount-text.ts';
import { MEAL_TYPES } from '../../rules/entry-kinds.ts';
import { type LoggedItem, partOf } from '../../rules/logged-item.ts';
import { inWeekOrder } from '../../rules/recurrence.ts';
import { joinFacts, useEnergyText } from './energy.tsx';
import { WeekdayBoxes } from './weekday-boxes.tsx';

export type Repeat = Omit<RecurringEntry, 'id' | 'version'>;

type RepeatFormProps = {
  start: Repeat;
  action: string;
  pending: boolean;
  /** what the server says of its fields */
  refused: Record<string, string>;
  children?: ReactNode;
  onSubmit: (repeat: Repeat) => void;
};

const mealOptions = MEAL_TYPES.map((value) => ({ value, label: mealName[value] }));

/** On which days a food is proposed, for which meal, from when to when, and how much of it. */
export function RepeatForm(props: RepeatFormProps) {
  const { start, action, pending, refused, children, onSubmit } = props;
  const energyOf = useEnergyText();
  const [draft, setDraft] = useState(() => ({
    ...start,
    endsOn: start.endsOn ?? '',
    amount: formatDecimal(start.item.quantity, 3),
  }));
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const item = itemIn(start.item, draft.amount);
  const { errors, ends } = problemsOf(draft, item);
  const shown = checked ? errors : {};
  const { unit, portionNote } = start.item;

  const submit = () => {
    setChecked(true);
    if (pending) return;
    if (!item || Object.keys(errors).length > 0) {
      // After the fields have said what is wrong.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    const { mealType, weekdays, startsOn } = draft;
    onSubmit({ item, mealType, weekdays: inWeekOrder(weekdays), startsOn, endsOn: ends });
  };

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
      {children}
      <WeekdayBoxes
        value={draft.weekdays}
        error={shown.weekdays ?? refused['weekdays']}
        onValueChange={(weekdays) => setDraft({ ...draft, weekdays })}
      />
      <Segmented
        label="Meal"
        options={mealOptions}
        value={draft.mealType}
        onValueChange={(mealType) => setDraft({ ...draft, mealType })}
      />
      <NumberField
        label="Amount"
        value={draft.amount}
        error={shown.amount}
        hint={item ? joinFacts(sizeOf(item), energyOf(item.calories)) : (portionNote ?? unit)}
        onValueChange={(amount) => setDraft({ ...draft, amount })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-3">
        <TextField
          type="date"
          label="First day"
          required
          value={draft.startsOn}
          error={shown.startsOn ?? refused['startsOn']}
          onChange={(event) => setDraft({ ...draft, startsOn: event.target.value })}
        />
        <TextField
          type="date"
          label="Last day"
          value={draft.endsOn}
          min={draft.startsOn}
          error={shown.endsOn ?? refused['endsOn']}
          hint="Empty: no end"
          onChange={(event) => setDraft({ ...draft, endsOn: event.target.value })}
        />
      </div>
      <Button type="submit" fullWidth pending={pending}>
        {pending ? 'Saving...' : action}
      </Button>
    </form>
  );
}

type Draft = { weekdays: readonly number[]; startsOn: string; endsOn: string };
type Errors = Partial<Record<'weekdays' | 'amount' | 'startsOn' | 'endsOn', string>>;

function problemsOf({ weekdays, startsOn, endsOn }: Draft, item: LoggedItem | null) {
  const errors: Errors = {};
  if (weekdays.length === 0) errors.weekdays = 'Choose at least one day.';
  if (!item) errors.amount = 'Enter a number like 12.5.';
  if (!isCalendarDay(startsOn)) errors.startsOn = 'Choose a date.';
  const ends = isCalendarDay(endsOn) ? endsOn : null;
  if (ends !== null && ends < startsOn) {
    errors.endsOn = 'The last day can’t be before the first.';
  }
  return { errors, ends };
}

/** The food in the amount that is typed; null when that is none. What was not touched stays as it is. */
function itemIn(item: LoggedItem, text: string): LoggedItem | null {
  if (text === formatDecimal(item.quantity, 3)) return item;
  const amount = parseDecimal(text);
  if (amount === null || amount === 'invalid' || amount <= 0) return null;
  return { ...partOf(item, amount / item.quantity), quantity: amount };
}

const sizeOf = ({ quantity, unit, portionNote }: LoggedItem): string =>
  portionText(quantity, unit, portionNote);
