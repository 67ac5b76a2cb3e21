import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { kgOf, type WeightUnit, weightIn, weightProblem } from '../../rules/weigh-in.ts';
import { chooseDay, dateInFuture } from '../messages/weight.ts';

export type WeighInDraft = { date: CalendarDay; weightKg: number; enteredUnit: WeightUnit };

type WeighInFormProps = {
  /** kg, or null if empty */
  weightKg: number | null;
  date: CalendarDay;
  action: string;
  pending: boolean;
  children?: ReactNode;
  onSubmit: (draft: WeighInDraft) => void;
};

/** A weight and its day, prefilled. */
export function WeighInForm(props: WeighInFormProps) {
  const { action, pending, children, onSubmit } = props;
  const today = useToday();
  const { weightUnit } = useUnits();
  const shown = props.weightKg === null ? '' : textOf(props.weightKg, weightUnit);
  const [text, setText] = useState(shown);
  const [date, setDate] = useState(props.date);
  const [checked, setChecked] = useState(false);
  const formId = useId();

  const figure = parseDecimal(text);
  const problem = weightProblem(figure, weightUnit);
  const dateProblem = date === '' ? chooseDay : date > today ? dateInFuture : null;

  const submit = () => {
    setChecked(true);
    if (pending) return;
    if (problem !== null || dateProblem !== null || typeof figure !== 'number') {
      requestAnimationFrame(() =>
        document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
      return;
    }
    // What was not touched stays exact.
    const untouched = text === shown && props.weightKg !== null;
    const weightKg = untouched ? (props.weightKg ?? 0) : kgOf(figure, weightUnit);
    onSubmit({ date, weightKg, enteredUnit: weightUnit });
  };
  const stepBy = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || typeof figure !== 'number') return;
    event.preventDefault();
    setText(formatDecimal(Math.max(0, figure + direction * 0.1), 1));
  };

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 gap-4"
    >
      {children}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <NumberField
          label="Weight"
          unit={weightUnit}
          required
          value={text}
          error={checked ? (problem ?? undefined) : undefined}
          onValueChange={setText}
          onKeyDown={stepBy}
          onFocus={(event) => event.target.select()}
        />
        <TextField
          label="Day"
          type="date"
          required
          max={today}
          value={date}
          error={checked ? (dateProblem ?? undefined) : undefined}
          onChange={(event) => setDate(event.target.value)}
        />
      </div>
      <Button type="submit" fullWidth pending={pending}>
        {pending ? 'Saving...' : action}
      </Button>
    </form>
  );
}

/** To 0.1 in the person's unit, as scales show it. */
const textOf = (kg: number, unit: WeightUnit): string => formatDecimal(weightIn(kg, unit), 1);
