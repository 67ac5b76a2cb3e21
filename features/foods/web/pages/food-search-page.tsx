import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import type { MealType } from '#features/food-log/rules/entry-kinds.ts';
import { useLogAddress } from '#features/food-log/web/public.ts';
import { localTime } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { SearchResult } from '../../contract.ts';
import { readFoodId } from '../../rules/food-kinds.ts';
import { useLogFoods } from '../api.ts';
import { FoodSearch } from '../components/food-search.tsx';
import { PickedFood } from '../components/picked-food.tsx';
import { PortionStep } from '../components/portion-step.tsx';
import { SavedMealStep } from '../components/saved-meal-step.tsx';
import { TrayReview } from '../components/tray-review.tsx';
import { useTray } from '../components/use-tray.ts';

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
  const [reviewing, setReviewing] = useState(false);
  const tray = useTray(owner);
  const saveTray = useLogFoods();
  const [openedAt] = useState(() => localTime(new Date()));
  const { day, meal, asked, diary } = useLogAddress();
  const wanted = asked.meal;
  const q = search.get('q') ?? '';
  const picked = search.get('pick');
  const portion = picked !== null && chosen?.key === picked ? chosen : undefined;

  const addressOf = (change: { q?: string; pick?: string }) => {
    const next = new URLSearchParams();
    if (asked.date) next.set('date', asked.date);
    if (wanted) next.set('meal', wanted);
    if (change.q) next.set('q', change.q);
    if (change.pick) next.set('pick', change.pick);
    return next.size > 0 ? `/log-food/search?${next}` : '/log-food/search';
  };
  useHeadingFocus(portion?.key);

  const onSaved = () => navigate(diary, { replace: true });
  // A past day's food most likely belongs to the meal that it belonged to before.
  const mealOf = ({ lastLogged }: SearchResult): MealType =>
    wanted ?? (day === today ? meal : (lastLogged?.mealType ?? 'lunch'));
  const portionOf = (result: SearchResult) => {
    const step = { day, meal: mealOf(result), onBack: () => window.history.back(), onSaved };
    return result.meal ? (
      <SavedMealStep key={result.key} name={result.name} items={result.meal.items} {...step} />
    ) : (
      <PortionStep key={result.key} result={result} {...step} />
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
        tray={tray}
        backHref={diary}
        manualHref={`${diary}${diary.includes('?') ? '&' : '?'}mode=manual`}
        onReview={() => setReviewing(true)}
        onQuery={(text) => navigate(addressOf({ q: text }), { replace: true })}
        onChoose={(result, text) => {
          setChosen(result);
          navigate(addressOf({ q: text, pick: result.key }));
        }}
      />
      {reviewing && (
        <TrayReview
          tray={tray}
          save={saveTray}
          day={day}
          meal={wanted ?? (day === today ? meal : 'lunch')}
          onClose={() => setReviewing(false)}
          onSaved={onSaved}
        />
      )}
    </>
  );
}

/** The portion is a page of its own to whoever reads or listens. */
function useHeadingFocus(step: string | undefined): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    window.scrollTo(0, 0);
    if (step) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step]);
}
