import { useEffect } from 'react';
import { Figures } from '#features/account/web/public.ts';
import { totalsOf } from '#features/food-log/rules/days/day-totals.ts';
import { type MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { sumText } from '#features/food-log/rules/item/coverage-text.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { MACROS } from '#features/food-log/rules/item/nutrients.ts';
import { chooseMeal, Energy, MealChoice, OtherDay } from '#features/food-log/web/public.ts';
import { toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import { amountProblem, useLogFoods } from '#features/foods/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { reviewAiConfidence } from '../messages.ts';
import { CorrectionField } from './correction-field.tsx';
import { confidenceIn, type PlateItem } from './plate-items.ts';
import { PlateRow } from './plate-row.tsx';

type PlateReviewProps = {
  items: readonly PlateItem[];
  questions: readonly string[];
  day: CalendarDay;
  /** null: it has to be chosen */
  meal: MealType | null;
  correcting: boolean;
  onMeal: (meal: MealType) => void;
  onChange: (items: readonly PlateItem[]) => void;
  /** null where the picture is gone, after a reload */
  onCorrect: ((sentence: string) => void) | null;
  onBack: () => void;
  onSaved: () => void;
};

/** What was seen on the plate, to be corrected before it is logged. */
export function PlateReview(props: PlateReviewProps) {
  const { items, questions, day, meal, correcting, onMeal, onChange, onCorrect } = props;
  const save = useLogFoods();
  const confidence = confidenceIn(items);
  const kept = items.filter(({ removed }) => !removed);

  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);

  const portions = kept.map(({ id, seen, eatable, amount }) => {
    if (amount.eaten === null || amountProblem(eatable, amount)) return null;
    const content = toLoggedPortion(eatable, amount.measure, amount.eaten);
    return {
      id,
      origin: 'photo' as const,
      aiConfidence: seen.confidence,
      content: { ...content, date: day, mealType: meal ?? 'snack' },
    };
  });
  const logged = portions.filter((one) => one !== null);
  const form = useForm({
    start: {},
    check: () => ({
      content: logged.length > 0 && logged.length === kept.length ? logged : null,
      errors: { meal: meal === null && chooseMeal },
    }),
    send: save.mutateAsync,
    onSent: props.onSaved,
  });

  return (
    <Form form={form} className="mx-auto grid max-w-3xl gap-4">
      <PageHeader
        title="Log Food Details"
        back={props.onBack}
        subtitle={confidence !== null && reviewAiConfidence(confidence)}
      />
      <Card title="On the plate">
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <PlateRow
              key={item.id}
              item={item}
              checked={form.isTried}
              onChange={(next) => onChange(items.map((one) => (one.id === next.id ? next : one)))}
            />
          ))}
        </ul>
      </Card>
      {onCorrect && (
        <CorrectionField questions={questions} pending={correcting} onCorrect={onCorrect} />
      )}
      <Card>
        <MealChoice value={meal} error={form.errors.meal} onValueChange={onMeal} />
        <OtherDay />
        <Totals portions={logged.map(({ content }) => content)} />
      </Card>
      <SaveBar label="Save Food Log" pending={form.pending} disabled={kept.length === 0} />
    </Form>
  );
}

function Totals({ portions }: { portions: readonly LoggedItem[] }) {
  const totals = totalsOf(portions);
  const macros = MACROS.map((key) => `${key} ${sumText(totals[key], 'g')}`);
  return (
    <Figures>
      <p role="status" className="tabular mt-4">
        <span className="text-2xl">
          <Energy of={totals.calories} />
        </span>
        <span className="text-sm text-muted">
          {' · '}
          {macros.join(' · ')}
        </span>
      </p>
    </Figures>
  );
}
