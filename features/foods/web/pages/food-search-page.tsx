import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { readFoodId } from '#features/food-facts/rules/food-kinds.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import {
  addToMealEdit,
  mealEditHref,
  useLogAddress,
  useStartMeal,
} from '#features/food-log/web/public.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { SearchResult } from '../../contract.ts';
import { useLogFoods } from '../api.ts';
import { PickedFood } from '../components/portion/picked-food.tsx';
import { PortionStep } from '../components/portion/portion-step.tsx';
import { SavedMealStep } from '../components/portion/saved-meal-step.tsx';
import { FoodSearch } from '../components/search/food-search.tsx';
import { TrayReview } from '../components/tray/tray-review.tsx';
import { useTray } from '../components/tray/use-tray.ts';

/** Finding foods and logging portions of them. Day, meal, query and step stand in the address. */
export function FoodSearchPage() {
  const { data: user } = useCurrentUser();
  return user ? <SearchOf owner={user.id} /> : null;
}

function SearchOf({ owner }: { owner: string }) {
  const today = useToday();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<SearchResult>();
  const [reviewing, setReviewing] = useState(() => search.has('review'));
  const saveTray = useLogFoods();
  const [openedAt] = useState(() => localTime(new Date()));
  const { day, meal, asked, diary, query } = useLogAddress();
  const wanted = asked.meal;
  const startMeal = useStartMeal();
  const tray = useTray(owner, { day, meal: wanted }, saveTray.takeBack);
  const q = search.get('q') ?? '';
  const picked = search.get('pick');
  /** the saved meal that a food is wanted for */
  const into = search.get('into');
  const mealHref = into === null ? null : mealEditHref(into, query);
  const portion = picked !== null && chosen?.key === picked ? chosen : undefined;

  const addressOf = (change: { q?: string; pick?: string }) => {
    const next = new URLSearchParams();
    if (asked.date) next.set('date', asked.date);
    if (wanted) next.set('meal', wanted);
    if (into) next.set('into', into);
    if (change.q) next.set('q', change.q);
    if (change.pick) next.set('pick', change.pick);
    return next.size > 0 ? `/log-food/search?${next}` : '/log-food/search';
  };
  const modeHref = (mode: string) => `/log-food${query}${query ? '&' : '?'}mode=${mode}`;
  useHeadingFocus(portion?.key);

  const onSaved = () => navigate(diary, { replace: true });
  // A past day's food most likely belongs to the meal that it belonged to before.
  const mealOf = ({ lastLogged }: SearchResult): MealType | null =>
    wanted ?? (day === today ? meal : (lastLogged?.mealType ?? startMeal));
  const intoMeal = into !== null &&
    mealHref !== null && {
      action: 'Add to Meal',
      onItem: (item: LoggedItem) => {
        addToMealEdit(owner, into, item);
        navigate(mealHref, { replace: true });
      },
    };
  const portionOf = (result: SearchResult) => {
    const step = { day, meal: mealOf(result), onBack: () => window.history.back(), onSaved };
    return result.meal ? (
      <SavedMealStep key={result.key} name={result.name} items={result.meal.items} {...step} />
    ) : (
      <PortionStep key={result.key} result={result} into={intoMeal || undefined} {...step} />
    );
  };
  if (portion) return portionOf(portion);
  if (picked !== null && readFoodId(picked)) {
    return (
      <PickedFood id={picked} backHref={addressOf({ q })}>
        {portionOf}
      </PickedFood>
    );
  }
  return (
    <>
      <FoodSearch
        start={q}
        at={{ meal, localTime: openedAt }}
        tray={mealHref ? null : tray}
        backHref={mealHref ?? diary}
        manualHref={modeHref('manual')}
        quickHref={modeHref('quick')}
        onReview={() => setReviewing(true)}
        onQuery={(text) => navigate(addressOf({ q: text }), { replace: true })}
        onChoose={(result, text) => {
          setChosen(result);
          navigate(addressOf({ q: text, pick: result.key }));
        }}
      />
      {reviewing && !mealHref && tray.items.length > 0 && (
        <TrayReview
          tray={tray}
          save={saveTray}
          day={day}
          meal={startMeal}
          onClose={() => setReviewing(false)}
          onSaved={onSaved}
        />
      )}
    </>
  );
}

/** The portion is a page of its own to anyone who reads or listens. */
function useHeadingFocus(step: string | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo(0, 0);
    if (step) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step]);
}
