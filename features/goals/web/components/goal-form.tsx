import type { ReactNode } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Goal } from '../../contract.ts';
import { checkGoal, type GoalDraft } from '../../rules/check-goal.ts';
import { toCourse } from '../../rules/course.ts';
import { addsUp, GOAL_KINDS, type GoalContent, type GoalKind } from '../../rules/goal-kinds.ts';
import { earliestDay, isGoalOffered } from '../../rules/goal-limits.ts';
import { goalFigure, goalUnit } from '../../rules/goal-units.ts';
import { findSubject, type GoalPerson, type Subject } from '../../rules/subject.ts';
import { distanceNames, formText, goalsText, kindNames, weightName } from '../messages.ts';

type GoalFormProps = {
  /** null: a new one */
  goal: Goal | null;
  person: GoalPerson;
  subjects: readonly Subject[];
  action: string;
  children?: ReactNode;
  send: (content: GoalContent) => Promise<unknown>;
  onSent: () => void;
};

const DAYS_AT_FIRST = 84;

/** How the app calls what a goal is about. */
const nameOf = ({ kind, subject, name }: Subject): string => {
  if (kind === 'weight') return weightName;
  if (kind === 'distance') return distanceNames[subject as keyof typeof distanceNames];
  return name;
};

/** What a goal is about, its figure and its day. */
export function GoalForm(props: GoalFormProps) {
  const { goal, person, subjects, action, children, send, onSent } = props;
  const today = useToday();
  const units = useUnits();
  const day = (date: CalendarDay) => shortDateText(date, today);
  const weight = (kg: number) =>
    goalFigure(kg, { ...goalUnit({ kind: 'weight', unit: '' }, units), digits: 1 });
  const kinds = GOAL_KINDS.filter((kind) => kind !== 'weight' || isGoalOffered(kind, kind, person));
  const ofKind = (kind: GoalKind) => subjects.filter((one) => one.kind === kind);
  const firstOf = (kind: GoalKind) => ofKind(kind)[0]?.subject ?? '';
  const firstKind = goal?.kind ?? kinds[0] ?? 'lift';

  /** All that the check and the hints need of the chosen subject. */
  const around = ({ kind, subject }: Pick<GoalDraft, 'kind' | 'subject'>) => {
    const found = findSubject(subjects, { kind, subject });
    const shown = goalUnit({ kind, unit: found?.unit ?? goal?.unit ?? '' }, units);
    const course = found && toCourse(found, { startOn: goal?.startOn ?? today }, today);
    return {
      today,
      person,
      subject: found,
      name: found ? nameOf(found) : (goal?.name ?? ''),
      now: course?.now ?? null,
      weekly: course?.weekly ?? null,
      shown,
      before: goal,
      day,
      weight,
      sentences: {
        about: formText.nothingYet[kind],
        figure: formText.enterFigure,
        positive: formText.useFigure,
        day: formText.chooseDay,
      },
    };
  };

  const form = useForm({
    start: {
      kind: firstKind,
      subject: goal?.subject ?? firstOf(firstKind),
      target: goal ? formatDecimal(goalUnit(goal, units).toShown(goal.target), 2) : '',
      dueOn: goal && goal.dueOn > today ? goal.dueOn : addDays(today, DAYS_AT_FIRST),
    },
    check: (draft) => {
      const typed = { ...draft, target: parseDecimal(draft.target) };
      return checkGoal(typed, around(draft));
    },
    send,
    onSent,
  });
  const { draft } = form;
  const known = around(draft);
  const target = parseDecimal(draft.target);
  const earliest =
    typeof target === 'number' && target > 0 && known.now !== null
      ? earliestDay(
          {
            kind: draft.kind,
            subject: draft.subject,
            unit: known.subject?.unit ?? '',
            startValue: 0,
            target: known.shown.fromTyped(target),
            dueOn: draft.dueOn,
          },
          {
            value: addsUp(draft.kind) ? 0 : known.now,
            on: addsUp(draft.kind) ? (goal?.startOn ?? today) : today,
            weekly: known.weekly,
          },
        )
      : null;
  const options = ofKind(draft.kind);
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <FormProblem form={form} />
      {!goal && (
        <SelectField
          label={formText.kind}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: kindNames[value] }))}
          onChange={({ target: { value } }) => {
            const kind = value as GoalKind;
            form.change({ kind, subject: firstOf(kind), target: '' });
          }}
        />
      )}
      {!goal && draft.kind !== 'weight' && options.length > 0 && (
        <SelectField
          label={formText.about}
          options={options.map((one) => ({ value: one.subject, label: nameOf(one) }))}
          {...form.text('subject')}
        />
      )}
      {form.errors.subject && (draft.kind === 'weight' || options.length === 0 || goal) && (
        <p role="alert" className="text-sm text-danger">
          {form.errors.subject}
        </p>
      )}
      {options.length === 0 && !form.errors.subject && (
        <p className="text-muted">{formText.nothingYet[draft.kind]}</p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] items-start gap-3">
        <NumberField
          label={formText.target[draft.kind]}
          unit={known.shown.unit}
          hint={
            known.now === null || (addsUp(draft.kind) && !goal)
              ? undefined
              : formText.now(goalFigure(known.now, known.shown))
          }
          required
          {...form.value('target')}
        />
        <TextField
          label={formText.dueOn}
          type="date"
          required
          min={addDays(today, 1)}
          hint={
            earliest !== null && !form.errors.dueOn && earliest > addDays(today, 1)
              ? formText.earliest(day(earliest))
              : undefined
          }
          {...form.text('dueOn')}
        />
      </div>
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? goalsText.saving : action}
      </Button>
    </Form>
  );
}
