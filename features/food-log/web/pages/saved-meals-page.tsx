import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { focusFirstProblem } from '#platform/web/forms/use-form.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { SavedMeal } from '../../contract/saved-meals.ts';
import { FIRST_DIARY_DAY } from '../../rules/days/diary-days.ts';
import { chooseMeal } from '../../rules/entry/entry-kinds.ts';
import { mealName } from '../../rules/item/amount-text.ts';
import { partOf } from '../../rules/item/logged-item.ts';
import { useIdsUntilDone, useLogItems } from '../api/log-items.ts';
import { useSavedMeals } from '../api/saved-meals.ts';
import { useLastLogDay, useLogAddress } from '../components/entry/log-address.ts';
import { useStartMeal } from '../components/entry/start-meal.ts';
import { type LogTarget, WhereToLog } from '../components/entry/where-to-log.tsx';
import { EditMeal } from '../components/saved-meals/edit-meal.tsx';
import { ListError, ListLoading } from '../components/saved-meals/list-state.tsx';
import { mealEditHref } from '../components/saved-meals/meal-edit-draft.ts';
import { SavedMealCard } from '../components/saved-meals/saved-meal-card.tsx';
import { dateInFuture } from '../messages/day.ts';
import { chooseDate } from '../messages/repeats.ts';
import {
  chooseLaterDate,
  enterPortions,
  howToSaveMeal,
  savedMealsNotLoaded,
} from '../messages/saved-meals.ts';

/** An import may bring two thousand. */
const PAGE_SIZE = 100;

/** Meals to be logged again, each in one tap, to the day and meal that the address says or the person chooses. */
export function SavedMealsPage() {
  const today = useToday();
  const owner = useCurrentUser().data?.id;
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { day, diary, query } = useLogAddress();
  const meals = useSavedMeals();
  const [shown, setShown] = useState(PAGE_SIZE);
  const edited = meals.data?.find(({ id }) => id === search.get('edit')) ?? null;
  const [chosen, setChosen] = useState<Partial<LogTarget>>({});
  const [isTried, setTried] = useState(false);
  const mealType = useStartMeal(chosen.date ?? day);
  const target = { date: day, mealType, portions: '1', ...chosen };
  const isOpen = target.mealType === null;
  const share = shareOf(target.portions);
  const lastDay = useLastLogDay();
  const dateError = problemOf(target.date, lastDay);
  useFocusKept(meals.data?.length ?? 0);
  const log = useLog(target, share, today);
  const askMeal = async () => {
    setTried(true);
    focusFirstProblem(document.querySelector('main'));
    return false;
  };

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Saved meals" back={diary} />
      {meals.isPending && <ListLoading label="Loading saved meals" />}
      {meals.isError && (
        <ListError title={savedMealsNotLoaded} onRetry={() => void meals.refetch()} />
      )}
      {meals.data?.length === 0 && (
        <EmptyState
          icon={<Bookmark size={28} />}
          title="No saved meals yet"
          action={<LinkButton href={diary}>Open the food log</LinkButton>}
        >
          {howToSaveMeal}
        </EmptyState>
      )}
      {meals.data && meals.data.length > 0 && (
        <>
          <WhereToLog
            target={target}
            lastDay={lastDay}
            errors={{
              date: dateError,
              mealType: isTried && isOpen ? chooseMeal : undefined,
              portions: share === null ? enterPortions : undefined,
            }}
            onChange={(change) => setChosen({ ...chosen, ...change })}
          />
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {meals.data.slice(0, shown).map((meal) => (
              <SavedMealCard
                key={meal.id}
                meal={meal}
                share={dateError ? null : share}
                target={`${target.date} ${target.mealType} ${share}`}
                onLog={() => (isOpen ? askMeal() : log(meal))}
                onEdit={() => navigate(mealEditHref(meal.id, query))}
              />
            ))}
          </ul>
          {meals.data.length > shown && (
            <Button variant="ghost" className="mt-3" onClick={() => setShown(shown + PAGE_SIZE)}>
              Show more meals ({meals.data.length - shown})
            </Button>
          )}
        </>
      )}
      {owner && (
        <EditMeal
          owner={owner}
          meal={edited}
          addHref={`/log-food/search${query}${query ? '&' : '?'}into=${search.get('edit') ?? ''}`}
          onClose={() => navigate(`/log-food/meals${query}`, { replace: true })}
        />
      )}
    </div>
  );
}

/** Logs a meal to the target; the answer says whether it came through. */
function useLog(target: LogTarget, share: number | null, today: string) {
  const { idsFor, done } = useIdsUntilDone();
  const { mutateAsync } = useLogItems();
  const { date, mealType } = target;
  return async (meal: SavedMeal): Promise<boolean> => {
    if (share === null || mealType === null) return false;
    const key = `${meal.id} ${meal.version} ${date} ${mealType} ${share}`;
    const ids = idsFor(key, meal.items.length);
    const items = meal.items.map((item, at) => ({
      ...partOf(item, share),
      id: ids[at] ?? '',
      mealType,
    }));
    const where = `${mealName[mealType]}, ${dayName(date, today)}`;
    try {
      await mutateAsync({ items, date, origin: 'saved-meal', what: meal.name, where });
    } catch {
      return false;
    }
    done(key);
    return true;
  };
}

function shareOf(text: string): number | null {
  const share = parseDecimal(text);
  return share === null || share === 'invalid' || share < 0.01 || share > 20 ? null : share;
}

function problemOf(date: string, lastDay: string): string | undefined {
  if (!isCalendarDay(date)) return chooseDate;
  if (date > lastDay) return dateInFuture;
  return date < FIRST_DIARY_DAY ? chooseLaterDate : undefined;
}
