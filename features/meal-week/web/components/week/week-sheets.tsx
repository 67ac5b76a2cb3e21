import { openOfDay } from '#features/meal-plans/rules/changing/stays-planned.ts';
import { maySuit } from '#features/meal-plans/rules/people/unsuited.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import type { DayRange } from '#features/meal-plans/web/public.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { useCopyWeek } from '../../hooks/use-copy-week.ts';
import type { useMakeWeek } from '../../hooks/use-make-week.ts';
import { useMealActs } from '../../hooks/use-meal-acts.ts';
import { added } from '../../messages/adding.ts';
import { planText } from '../../messages/plan.ts';
import { AddSheet } from '../adding/add-sheet.tsx';
import { MealSheet } from '../meal/meal-sheet.tsx';
import { MoveSheet } from '../meal/move-sheet.tsx';
import { SwapSheet } from '../meal/swap-sheet.tsx';
import { DayMenu } from './day-menu.tsx';
import { RestSheet } from './rest-sheet.tsx';
import { WeekMenu } from './week-menu.tsx';

/** The sheet that is open, and what it is about. */
export type Opened =
  | { kind: 'meal' | 'swap' | 'move'; date: string; mealId: string }
  | { kind: 'add'; date: string; slotId: string | null }
  | { kind: 'day'; date: string }
  | { kind: 'rest'; date: string }
  | { kind: 'week' };

export type WeekSheetsProps = {
  opened: Opened;
  range: DayRange;
  days: readonly PlanDay[];
  settings: PlanSettings;
  personId: string;
  recipes: ReadonlyMap<string, RecipeRow>;
  week: ReturnType<typeof useMakeWeek>;
  onOpen: (opened: Opened | null) => void;
};

/** The sheet that is open over the week, one at a time. */
export function WeekSheets(props: WeekSheetsProps) {
  const { opened, days } = props;
  if (opened.kind === 'week') return <SheetOfWeek {...props} />;
  const day = days.find(({ date }) => date === opened.date);
  if (!day) return null;
  if (!('mealId' in opened)) return <SheetOfDay {...props} opened={opened} day={day} />;
  const meal = day.meals.find(({ id }) => id === opened.mealId);
  // Another device may have taken it off.
  return meal ? <SheetOfMeal {...props} opened={opened} day={day} meal={meal} /> : null;
}

function SheetOfWeek({ range, days, settings, recipes, onOpen }: WeekSheetsProps) {
  const copyWeek = useCopyWeek(range, days, maySuit(settings, recipes));
  return (
    <WeekMenu
      range={range}
      isEmpty={days.every(({ meals }) => meals.length === 0)}
      onCopy={() => void copyWeek()}
      onClose={() => onOpen(null)}
    />
  );
}

type OfDay = Extract<Opened, { kind: 'day' | 'rest' | 'add' }>;

function SheetOfDay(props: WeekSheetsProps & { opened: OfDay; day: PlanDay }) {
  const { opened, day, days, settings, personId, week, onOpen } = props;
  const { date } = day;
  const today = useToday();
  const acts = useMealActs({ date, days, personId, settings });
  const close = () => onOpen(null);
  // Today is planned around its log, as a whole.
  const open = date === today ? 'all' : openOfDay(day, settings);
  const planDay = (isRest: boolean) =>
    week.make({ settings, open: (one) => (one.date === date ? open : []), isRest });
  if (opened.kind === 'add') {
    return (
      <AddSheet
        day={day}
        slotId={opened.slotId}
        settings={settings}
        personId={personId}
        onAdd={(meal) => {
          acts.add(meal);
          toast(added(meal.title));
          close();
        }}
        onClose={close}
      />
    );
  }
  if (opened.kind === 'rest') {
    return (
      <RestSheet
        day={day}
        settings={settings}
        personId={personId}
        acts={acts}
        onPlan={() => {
          close();
          planDay(true);
        }}
        onClose={close}
      />
    );
  }
  return (
    <DayMenu
      day={day}
      onAdd={() => onOpen({ kind: 'add', date, slotId: null })}
      onPlanAgain={date < today ? null : () => planDay(false)}
      onRest={date === today ? () => onOpen({ kind: 'rest', date }) : null}
      onNote={(note) => void acts.noteDay(note)}
      onClear={() => void acts.clear()}
      onClose={close}
    />
  );
}

type OfMeal = Extract<Opened, { mealId: string }>;

function SheetOfMeal(props: WeekSheetsProps & { opened: OfMeal; day: PlanDay; meal: PlanMeal }) {
  const { opened, day, meal, days, settings, personId, recipes, week, onOpen } = props;
  const { kind, date } = opened;
  const today = useToday();
  const acts = useMealActs({ date, days, personId, settings });
  const slot = settings.slots.find(({ id }) => id === meal.slotId);
  const place = `${slot ? slotName(slot) : planText.planned}, ${dayName(date, today)}`;
  const close = () => onOpen(null);
  if (kind === 'swap') {
    return (
      <SwapSheet
        day={day}
        meal={meal}
        place={place}
        personId={personId}
        recipes={recipes}
        cannotPlan={week.cannotPlan}
        suggest={(asked) => week.suggest(settings, { date, slotId: meal.slotId }, asked)}
        onChoose={(swap) => {
          void acts.replace(meal, swap);
          close();
        }}
        onClose={close}
      />
    );
  }
  if (kind === 'move') {
    return (
      <MoveSheet
        date={date}
        meal={meal}
        days={days}
        settings={settings}
        onMove={(target) => {
          void acts.move(meal, target);
          close();
        }}
        onClose={close}
      />
    );
  }
  return (
    <MealSheet
      date={date}
      meal={meal}
      days={days}
      place={place}
      personId={personId}
      settings={settings}
      isDue={date <= today}
      acts={acts}
      onSwap={() => onOpen({ ...opened, kind: 'swap' })}
      onMove={() => onOpen({ ...opened, kind: 'move' })}
      onPlanAgain={() =>
        week.make({ settings, open: (one) => (one.date === date ? [meal.slotId] : []) })
      }
      onClose={close}
    />
  );
}
