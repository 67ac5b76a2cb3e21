import type { KeyboardEvent, ReactNode } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { kgOf, type WeightUnit, weightIn, weightProblem } from '../../../rules/weight/weigh-in.ts';
import { chooseDay, dateInFuture } from '../../messages/weight.ts';

export type WeighInDraft = { date: CalendarDay; weightKg: number; enteredUnit: WeightUnit };

type WeighInFormProps = {
  /** kg, or null if empty */
  weightKg: number | null;
  date: CalendarDay;
  action: string;
  children?: ReactNode;
  send: (draft: WeighInDraft) => Promise<unknown>;
  onSent: () => void;
};

/** A weight and its day, prefilled. */
export function WeighInForm(props: WeighInFormProps) {
  const { action, children, send, onSent } = props;
  const today = useToday();
  const { weightUnit } = useUnits();
  const shown = props.weightKg === null ? '' : textOf(props.weightKg, weightUnit);
  const form = useForm({
    start: { weight: shown, date: props.date },
    check: ({ weight, date }) => {
      const figure = parseDecimal(weight);
      // What was not touched stays exact.
      const untouched = weight === shown && props.weightKg !== null;
      const weightKg = untouched ? (props.weightKg ?? 0) : kgOf(Number(figure), weightUnit);
      return {
        content: { date, weightKg, enteredUnit: weightUnit },
        errors: {
          weight: weightProblem(figure, weightUnit),
          date: date === '' ? chooseDay : date > today && dateInFuture,
        },
      };
    },
    send,
    onSent,
  });
  const stepBy = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const figure = parseDecimal(form.draft.weight);
    if (direction === undefined || typeof figure !== 'number') return;
    event.preventDefault();
    form.change({ weight: formatDecimal(Math.max(0, figure + direction * 0.1), 1) });
  };

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <NumberField
          label="Weight"
          unit={weightUnit}
          required
          {...form.value('weight')}
          onKeyDown={stepBy}
          onFocus={(event) => event.target.select()}
        />
        <TextField label="Day" type="date" required max={today} {...form.text('date')} />
      </div>
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? 'Saving...' : action}
      </Button>
    </Form>
  );
}

/** To 0.1 in the person's unit, as scales show it. */
const textOf = (kg: number, unit: WeightUnit): string => formatDecimal(weightIn(kg, unit), 1);
