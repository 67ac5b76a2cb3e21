import { ChevronLeft, ChevronRight, Copy, ShoppingBasket, Square, Wand2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { NO_RECIPE_FILTERS } from '#features/recipes/rules/recipe-filters.ts';
import { useRecipeList } from '#features/recipes/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { DayGoal, PlanSettingsAnswer } from '../../../contract.ts';
import { copyDays } from '../../../rules/copy-days.ts';
import type { PlanDay } from '../../../rules/plan-day.ts';
import { DEFAULT_PLAN, type PlanSettings } from '../../../rules/plan-settings.ts';
import { relaxWish } from '../../../rules/relax-wish.ts';
import { type DayRange, useChangePlan, usePlanDays, useSavePlanSettings } from '../../api.ts';
import { DAYS_SHOWN, rangeFrom, useMakeWeek } from '../../hooks/use-make-week.ts';
import { copied, nothingCopied, planText, weekName } from '../../messages/plan.ts';
import { planPath, shopPath } from '../addresses.ts';
import { FirstPlan } from '../making/first-plan.tsx';
import { DayCard } from './day-card.tsx';
import { ExplainCard } from './explain-card.tsx';
import { type OpenedMeal, WeekSheets } from './week-sheets.tsx';

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
  const settings = answer.settings ?? DEFAULT_PLAN;
  const week = useMakeWeek({ days, goals, personId });
  const save = useSavePlanSettings();
  const recipes = useRecipeRows();
  const copyWeek = useCopyWeek(range, days);
  const [opened, setOpened] = useState<OpenedMeal | null>(null);
  const isEmpty = week.shown.every(({ meals }) => meals.length === 0);
  const isOver = range.to < today;
  const isFirst = answer.settings === null && isEmpty;
  const makeFirst = (wanted: PlanSettings) => {
    save.mutate(wanted);
    week.make({ settings: wanted });
  };
  const relax = (what: Parameters<typeof relaxWish>[1]) => {
    const relaxed = { ...settings, wishes: relaxWish(settings.wishes, what) };
    save.mutate(relaxed);
    week.make({ settings: relaxed });
  };
  const hasNoTarget = goals.every(({ target }) => target === null);
  if (isFirst && !week.isBusy) {
    return <FirstPlan isReady={week.isReady} onMake={makeFirst} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WeekBar range={range} today={today} />
      {!isOver && (
        <div className="flex flex-wrap items-center gap-3">
          {week.isBusy ? (
            <>
              <p role="status" className="flex items-center gap-2 font-medium">
                <Spinner />
                {isEmpty ? planText.planning : planText.improving}
              </p>
              <Button
                size="sm"
                variant="secondary"
                icon={<Square aria-hidden size={16} />}
                onClick={week.stop}
              >
                {planText.stop}
              </Button>
            </>
          ) : (
            <Button
              variant={isEmpty ? 'primary' : 'secondary'}
              icon={<Wand2 aria-hidden size={18} />}
              pending={!week.isReady}
              onClick={() => week.make({ settings })}
            >
              {isEmpty ? planText.make : planText.again}
            </Button>
          )}
          {!week.isBusy && !isEmpty && (
            <Button
              variant="secondary"
              icon={<Copy aria-hidden size={18} />}
              onClick={() => void copyWeek()}
            >
              {planText.copy}
            </Button>
          )}
          {!week.isBusy && !isEmpty && (
            <LinkButton
              variant="secondary"
              href={shopPath(range.from < today ? today : range.from, range.to)}
              icon={<ShoppingBasket aria-hidden size={18} />}
            >
              {planText.shop}
            </LinkButton>
          )}
        </div>
      )}
      {hasNoTarget && (
        <StatusMessage tone="info" title={planText.noTarget}>
          <Link href="/progress/targets" className="font-semibold text-accent underline">
            {planText.setTargets}
          </Link>
        </StatusMessage>
      )}
      {week.explained && <ExplainCard explained={week.explained} onRelax={relax} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {week.shown.map((day) => (
          <DayCard
            key={day.date}
            day={day}
            goal={goals.find(({ date }) => date === day.date)}
            settings={settings}
            personId={personId}
            recipes={recipes}
            onMore={
              week.isBusy
                ? null
                : ({ id }) => setOpened({ kind: 'meal', date: day.date, mealId: id })
            }
            onPlanAgain={
              week.isBusy || day.date < today
                ? null
                : () =>
                    week.make({ settings, open: ({ date }) => (date === day.date ? 'all' : []) })
            }
          />
        ))}
      </div>
      {opened && (
        <WeekSheets
          opened={opened}
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

/** Copies the week shown to the free days of the next one. */
function useCopyWeek({ from }: DayRange, days: readonly PlanDay[]) {
  const changePlan = useChangePlan();
  const start = addDays(from, DAYS_SHOWN);
  const next = usePlanDays(rangeFrom(start)).days;
  return async () => {
    const isFree = (date: CalendarDay) =>
      !next?.some((day) => day.date === date && day.meals.length > 0);
    const copies = copyDays(days, from, start, newId).filter(({ date }) => isFree(date));
    if (copies.length === 0) return toast(nothingCopied);
    const isStored = await changePlan(
      copies.map(({ date, meals }) => ({
        date,
        change: (day) => (day.meals.length > 0 ? day : { ...day, meals }),
      })),
    );
    if (isStored) toast(copied(copies.length));
  };
}

/** Rows of all recipes on the device, by id. */
function useRecipeRows() {
  const { rows } = useRecipeList(NO_RECIPE_FILTERS);
  return useMemo(() => new Map((rows ?? []).map((row) => [row.id, row])), [rows]);
}

/** The days shown, and the ways to others. */
function WeekBar({ range: { from, to }, today }: { range: DayRange; today: CalendarDay }) {
  return (
    <nav aria-label={planText.week} className="flex items-center gap-1">
      <Link
        href={planPath(addDays(from, -DAYS_SHOWN))}
        aria-label={planText.earlier}
        className={iconButtonStyle}
      >
        <ChevronLeft aria-hidden size={22} />
      </Link>
      <p className="tabular min-w-0 text-lg font-semibold">
        {weekName(shortDateText(from, today), shortDateText(to, today))}
      </p>
      <Link
        href={planPath(addDays(from, DAYS_SHOWN))}
        aria-label={planText.later}
        className={iconButtonStyle}
      >
        <ChevronRight aria-hidden size={22} />
      </Link>
      {from !== today && (
        <Link
          href={planPath(today)}
          className="ml-auto inline-flex min-h-11 items-center rounded-control px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {planText.today}
        </Link>
      )}
    </nav>
  );
}
