import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useEntriesOf } from '#features/food-log/web/public.ts';
import type { DayGoal, PlanSettingsAnswer } from '#features/meal-plans/contract.ts';
import { offPlanOf } from '#features/meal-plans/rules/day-sums.ts';
import { eaterOf, type PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { type PlanSettings, settingsFor } from '#features/meal-plans/rules/plan-settings.ts';
import { relaxWish } from '#features/meal-plans/rules/relax-wish.ts';
import {
  type DayRange,
  type MakeWeekState,
  shopPath,
  useSavePlanSettings,
} from '#features/meal-plans/web/public.ts';
import { NO_RECIPE_FILTERS } from '#features/recipes/rules/recipe-filters.ts';
import { useRecipeList } from '#features/recipes/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { type UnsuitedMeal, unsuitedMeals } from '../../../rules/unsuited-meals.ts';
import { hasLacks, weekLacks } from '../../../rules/week-lacks.ts';
import { useExplained } from '../../hooks/use-explained.ts';
import { useMakeWeek } from '../../hooks/use-make-week.ts';
import { useMoveMeal, usePlaceName } from '../../hooks/use-move-meal.ts';
import { planText } from '../../messages/plan.ts';
import { FirstPlan } from '../making/first-plan.tsx';
import { MoveArea } from '../moving/move-area.tsx';
import { WishesCard } from '../wishes/wishes-card.tsx';
import { DayCard } from './day-card.tsx';
import { ExpectingNote } from './expecting-note.tsx';
import { ExplainCard } from './explain-card.tsx';
import { JoinedCard } from './joined-card.tsx';
import { SkipToWeek, WEEK } from './skip-to-week.tsx';
import { UnsuitedCard } from './unsuited-card.tsx';
import { WeekActions } from './week-actions.tsx';
import { WeekBar } from './week-bar.tsx';
import { WeekLinks } from './week-links.tsx';
import { WeekMoney } from './week-money.tsx';
import { type Opened, WeekSheets } from './week-sheets.tsx';

type PlanWeekProps = {
  range: DayRange;
  answer: PlanSettingsAnswer;
  days: readonly PlanDay[];
  goals: readonly DayGoal[];
};

/** The days of a plan, and planning them. */
export function PlanWeek({ range, answer, days, goals }: PlanWeekProps) {
  const today = useToday();
  const { personId } = answer;
  const settings = settingsFor(answer);
  const entries = useEntriesOf(today).data;
  const week = useMakeWeek({ days, goals, personId, entries });
  const save = useSavePlanSettings();
  const recipes = useRecipeRows();
  const moveMeal = useMoveMeal(settings);
  const placeName = usePlaceName(settings);
  const [opened, setOpened] = useState<Opened | null>(null);
  const dayToday = week.shown.find(({ date }) => date === today);
  const offPlanToday = dayToday && entries ? offPlanOf(dayToday, entries) : null;
  const isEmpty = week.shown.every(({ meals }) => meals.length === 0);
  const isOver = range.to < today;
  const coming = isOver ? null : { ...range, from: range.from < today ? today : range.from };
  // Who has no portion yet is told so, not that all of it is missing.
  const eats = week.shown.some(({ meals }) => meals.some((meal) => eaterOf(meal, personId)));
  // On a phone today comes first; side by side the whole week is seen.
  const [showsOver, setShowsOver] = useState(isOver);
  const over = week.shown.filter(({ date }) => date < today).length;
  const make = (wanted: PlanSettings) => {
    if (wanted !== settings) save.mutate(wanted);
    week.make({ settings: wanted });
  };
  const gapWeek = { days: week.shown, goals, settings, personId, today, offPlan: offPlanToday };
  const lacks = weekLacks(gapWeek);
  const explained = useExplained(
    !isOver && !week.isBusy && hasLacks(lacks) ? week.request(settings) : null,
  );
  const unsuited = unsuitedMeals(week.shown, recipes, settings, today);
  const asked = useHistoryState<Partial<MakeWeekState> | null>()?.makeWeek;
  const makeAsked = useEffectEvent(() => {
    if (!asked || isOver) return;
    // Opened again, it is not planned again.
    history.replaceState(null, '');
    make(asked);
  });
  useEffect(() => {
    if (week.isReady) makeAsked();
  }, [week.isReady]);
  // What is said there is kept at once, and it stays until a week is made.
  const [isFirst] = useState(answer.settings === null && isEmpty);
  if (isFirst && isEmpty && !week.isBusy) {
    const makeFirst = (wanted: PlanSettings) => {
      // Its button stands far below, where a day of the week would be in view.
      window.scrollTo({ top: 0 });
      make(wanted);
    };
    return <FirstPlan start={settings} isReady={week.isReady} onMake={makeFirst} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:gap-2">
      <SkipToWeek />
      <WeekBar range={range} today={today} onMenu={() => setOpened({ kind: 'week' })} />
      {!isOver && (
        <WeekActions
          isEmpty={isEmpty}
          isReady={week.isReady}
          isBusy={week.isBusy}
          shopHref={isEmpty || !coming ? null : shopPath(coming.from, coming.to)}
          onMake={() => make(settings)}
          onUndo={week.undo}
          onStop={week.stop}
        />
      )}
      {!isOver && (
        <WishesCard
          settings={settings}
          onChange={(next) => save.mutate(next)}
          onPlanAgain={week.isBusy || !week.isReady ? null : () => make(settings)}
        />
      )}
      <ExpectingNote goals={goals} settings={settings} />
      {goals.every(({ target }) => target === null) && (
        <StatusMessage tone="info" title={planText.noTarget}>
          <Link href="/progress/targets" className="font-semibold text-accent underline">
            {planText.setTargets}
          </Link>
        </StatusMessage>
      )}
      {/* On paper the days alone: what may not be served is marked there. */}
      <div className="contents print:hidden">
        {!week.isBusy && (
          <UnsuitedCard
            meals={unsuited}
            placeName={placeName}
            onPlanAgain={
              week.isReady
                ? () => week.make({ settings, open: ({ date }) => slotsOf(unsuited, date) })
                : null
            }
          />
        )}
        {!week.isBusy && (
          <JoinedCard days={days} goals={goals} settings={settings} personId={personId} />
        )}
        {!week.isBusy && (isEmpty || eats) && (
          <ExplainCard
            week={gapWeek}
            lacks={lacks}
            explained={explained}
            settings={settings}
            onRelax={(what) => make({ ...settings, wishes: relaxWish(settings.wishes, what) })}
          />
        )}
      </div>
      <WeekMoney days={week.shown} settings={settings} coming={week.isBusy ? null : coming} />
      <MoveArea
        days={days}
        placeName={placeName}
        onMove={(mealId, target) => moveMeal(days, mealId, target)}
      >
        <div id={WEEK} tabIndex={-1} className="@container/week outline-none">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 not-print:@min-[44rem]/week:grid-cols-2 in-columns:grid-cols-7 in-columns:items-stretch in-columns:gap-2 print:grid-cols-1 print:gap-1">
            {!showsOver && over > 0 && (
              <Button
                size="sm"
                variant="secondary"
                className="col-span-full justify-self-start in-columns:hidden print:hidden"
                onClick={() => setShowsOver(true)}
              >
                {planText.showOver(over)}
              </Button>
            )}
            {week.shown.map((day) => (
              <div
                key={day.date}
                className={
                  showsOver || day.date >= today
                    ? 'contents'
                    : 'hidden in-columns:contents print:contents'
                }
              >
                <DayCard
                  day={day}
                  days={days}
                  goal={goals.find(({ date }) => date === day.date)}
                  offPlan={day.date === today ? offPlanToday : null}
                  settings={settings}
                  personId={personId}
                  recipes={recipes}
                  acts={
                    week.isBusy
                      ? null
                      : {
                          onMore: ({ id }) =>
                            setOpened({ kind: 'meal', date: day.date, mealId: id }),
                          onMenu: () => setOpened({ kind: 'day', date: day.date }),
                          onAdd: (slotId) => setOpened({ kind: 'add', date: day.date, slotId }),
                        }
                  }
                />
              </div>
            ))}
            <WeekLinks range={range} settings={settings} />
          </div>
        </div>
      </MoveArea>
      {opened && (
        <WeekSheets
          opened={opened}
          range={range}
          days={days}
          settings={settings}
          personId={personId}
          recipes={recipes}
          week={week}
          onOpen={setOpened}
        />
      )}
    </div>
  );
}

/** Slots of a day that are planned again for those who eat there. */
const slotsOf = (meals: readonly UnsuitedMeal[], date: string): string[] =>
  meals.filter((one) => one.date === date).map(({ meal }) => meal.slotId);

/** Rows of all recipes on the device, by id. */
function useRecipeRows() {
  const { rows } = useRecipeList(NO_RECIPE_FILTERS);
  return useMemo(() => new Map((rows ?? []).map((row) => [row.id, row])), [rows]);
}
