import { sumKnown } from '#features/food-log/rules/days/day-totals.ts';
import { type MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { portionText } from '#features/food-log/rules/item/amount-text.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { type LoggedItem, partOf } from '#features/food-log/rules/item/logged-item.ts';
import { chooseMeal, MealChoice, OtherDay, useEnergyText } from '#features/food-log/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useLogFoods } from '../../api.ts';
import { enterUpTo } from '../../messages/portions.ts';
import { useEntryIds } from '../tray/use-entry-ids.ts';

const MAX_TIMES = 20;

type SavedMealStepProps = {
  name: string;
  items: readonly LoggedItem[];
  day: CalendarDay;
  /** null: it has to be chosen */
  meal: MealType | null;
  onBack: () => void;
  onSaved: () => void;
};

/** What is in a saved meal, how much of it, and to which meal of the day. */
export function SavedMealStep({ name, items, day, onBack, onSaved, ...start }: SavedMealStepProps) {
  const energyOf = useEnergyText();
  const ids = useEntryIds(items.length);
  const save = useLogFoods();
  const eatenOf = (times: string) => items.map((item) => partOf(item, shareOf(times) ?? 1));
  const form = useForm({
    start: { times: '1', meal: null as MealType | null },
    check: ({ times, meal }) => ({
      content: eatenOf(times).map((item, at) => ({
        id: ids[at] ?? '',
        origin: 'saved-meal' as const,
        content: { ...item, date: day, mealType: meal ?? start.meal ?? 'snack' },
      })),
      errors: {
        times: shareOf(times) === null && enterUpTo(MAX_TIMES),
        meal: meal === null && start.meal === null && chooseMeal,
      },
    }),
    send: save.mutateAsync,
    onSent: onSaved,
    live: true,
  });
  const eaten = eatenOf(form.draft.times);

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={<bdi>{name}</bdi>} subtitle="Saved meal" back={onBack} />
      <Form form={form} className="grid gap-4">
        <Card>
          <div className="grid gap-4">
            <NumberField
              label="How many times"
              required
              {...form.value('times')}
              onFocus={(event) => event.target.select()}
            />
            <MealChoice {...form.value('meal')} value={form.draft.meal ?? start.meal} />
            <OtherDay />
          </div>
        </Card>
        <Card
          title={items.length === 1 ? '1 food' : `${items.length} foods`}
          action={
            <p role="status" className="tabular font-semibold">
              {energyOf(sumKnown(eaten.map(kcalOf)))}
            </p>
          }
        >
          <ul className="-my-2 divide-y divide-line">
            {eaten.map((item, at) => (
              <li key={ids[at]} className="flex min-h-14 items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <bdi className="block font-medium wrap-anywhere">{item.foodName}</bdi>
                  <span className="text-sm text-muted">{portionText(item)}</span>
                </span>
                <span className="tabular shrink-0 text-sm text-muted">
                  {energyOf(kcalOf(item))}
                </span>
              </li>
            ))}
          </ul>
        </Card>
        <SaveBar label="Save Food Log" pending={form.pending} />
      </Form>
    </div>
  );
}

function shareOf(text: string): number | null {
  const share = parseDecimal(text);
  return typeof share === 'number' && share > 0 && share <= MAX_TIMES ? share : null;
}
