import type { ReactNode } from 'react';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import type { Habit } from '../../contract.ts';
import { checkHabit, needsAmount, rhythmOf, rhythmsFor } from '../../rules/check-habit.ts';
import {
  HABIT_SOURCES,
  type HabitContent,
  type HabitSource,
  MAX_NAME_LENGTH,
  MAX_UNIT_LENGTH,
  termOn,
  UNIT_OF_SOURCE,
} from '../../rules/habit-kinds.ts';
import { formText, habitsText, sourceDetails, sourceNames } from '../messages/habits.ts';

type HabitFormProps = {
  /** null: a new one */
  habit: Habit | null;
  /** of a new one */
  position: number;
  action: string;
  children?: ReactNode;
  send: (content: HabitContent) => Promise<unknown>;
  onSent: () => void;
};

const TIMES = [1, 2, 3, 4, 5, 6, 7].map((count) => ({
  value: `${count}`,
  label: formText.timesOf(count),
}));

/** What a person says of a habit. */
export function HabitForm({ habit, position, action, children, send, onSent }: HabitFormProps) {
  const today = useToday();
  const term = habit && termOn(habit, today);
  const form = useForm({
    start: {
      name: habit?.name ?? '',
      source: habit?.source ?? 'own',
      rhythm: term ? rhythmOf(term) : 'daily',
      weekdays: term && term.weekdays.length > 0 ? term.weekdays : [1, 3, 5],
      timesAWeek: term?.timesAWeek ?? 3,
      amount: term?.amount ? formatDecimal(term.amount, 2) : '',
      hasAmount: term?.amount !== null && term?.amount !== undefined,
      unit: habit?.unit ?? '',
    },
    check: (draft) =>
      checkHabit({ ...draft, amount: parseDecimal(draft.amount) }, habit, { today, position }),
    send,
    onSent,
  });
  const { draft } = form;
  const rhythms = rhythmsFor(draft.source);
  const rhythm = rhythms.includes(draft.rhythm) ? draft.rhythm : 'times';
  const isOwn = draft.source === 'own';
  const counts = needsAmount(draft.source) || (isOwn && draft.hasAmount);
  const choose = (source: HabitSource) => {
    const isNamed = draft.name !== '' && draft.name !== sourceNames[draft.source];
    form.change({ source, ...(!isNamed && source !== 'own' && { name: sourceNames[source] }) });
  };
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <FormProblem form={form} />
      {!habit && (
        <SelectField
          label={formText.source}
          value={draft.source}
          hint={sourceDetails[draft.source]}
          options={HABIT_SOURCES.map((value) => ({ value, label: sourceNames[value] }))}
          onChange={(event) => choose(event.target.value as HabitSource)}
        />
      )}
      <TextField
        label={formText.name}
        hint={isOwn ? formText.nameHint : undefined}
        required
        maxLength={MAX_NAME_LENGTH}
        {...form.text('name')}
      />
      {rhythms.length > 1 && (
        <Segmented
          label={formText.rhythm}
          options={rhythms.map((value) => ({ value, label: formText.rhythms[value] }))}
          value={rhythm}
          onValueChange={(next) => form.change({ rhythm: next })}
        />
      )}
      {rhythm === 'weekdays' && (
        <WeekdayBoxes
          label={formText.weekdays}
          value={draft.weekdays}
          error={form.errors.weekdays}
          onValueChange={(weekdays) => form.change({ weekdays })}
        />
      )}
      {rhythm === 'times' && (
        <SelectField
          label={formText.times}
          value={`${draft.timesAWeek}`}
          options={TIMES}
          onChange={(event) => form.change({ timesAWeek: Number(event.target.value) })}
        />
      )}
      {isOwn && (
        <Switch
          label={formText.hasAmount}
          description={formText.hasAmountHint}
          checked={draft.hasAmount}
          onCheckedChange={(hasAmount) => form.change({ hasAmount })}
        />
      )}
      {counts && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
          <NumberField
            label={formText.amount}
            unit={UNIT_OF_SOURCE[draft.source]}
            required
            {...form.value('amount')}
          />
          {isOwn && (
            <TextField
              label={formText.unit}
              hint={formText.unitHint}
              required
              maxLength={MAX_UNIT_LENGTH}
              {...form.text('unit')}
            />
          )}
        </div>
      )}
      {habit && <p className="text-sm text-muted">{formText.fromToday}</p>}
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? habitsText.saving : action}
      </Button>
    </Form>
  );
}
