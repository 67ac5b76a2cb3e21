import { Check, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { useClock } from '#platform/web/time/use-clock.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useHold } from '#platform/web/ui/use-hold.ts';
import type { UsualFood } from '../../../contract/usual-foods.ts';
import type { MealType } from '../../../rules/entry/entry-kinds.ts';
import { mealName, portionText } from '../../../rules/item/amount-text.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import { mealAt } from '../../../rules/meal-at.ts';
import { usualKey, usualNow } from '../../../rules/usual-now.ts';
import { useLogUsual, useUsualFoods } from '../../api/usual-foods.ts';
import { holdToChange, portionOrShiftEnter } from '../../messages/today.ts';
import { joinFacts, useEnergyText } from '../day/energy.tsx';

const MAX_SHOWN = 4;

const load = () => import('./usual-portion.tsx');
const UsualPortion = lazy(() => load().then((module) => ({ default: module.UsualPortion })));

type UsualFoodsProps = {
  today: CalendarDay;
  /** of today */
  entries: readonly { foodId: string | null; foodName: string; mealType: MealType }[];
  /** where nothing is usual */
  otherwise?: ReactNode;
};

/** What this person eats about now: a tap logs the usual portion, holding it asks how much. */
export function UsualFoods({ today, entries, otherwise = null }: UsualFoodsProps) {
  const foods = useUsualFoods(today).data ?? [];
  const localTime = useClock();
  const { logUsual, isPending } = useLogUsual(today);
  // What is logged here stays in its place with a tick: nothing else slips under the finger.
  const [tapped, setTapped] = useState<ReadonlySet<string>>(new Set());
  const [opened, open] = useState<UsualFood | null>(null);
  const hint = useId();

  const now = { weekday: weekdayOf(today), localTime };
  const others = entries.filter((entry) => !tapped.has(usualKey(entry)));
  const shown = usualNow(foods, now, others, MAX_SHOWN);
  const logged = new Set(entries.map(usualKey));
  const hasFoods = shown.length > 0;
  useEffect(() => {
    if (hasFoods) void load().catch(() => undefined);
  }, [hasFoods]);

  if (!hasFoods) return otherwise;
  const log = (food: UsualFood, share?: number) => {
    setTapped((before) => new Set(before).add(usualKey(food)));
    return logUsual(food, share);
  };
  return (
    <section aria-labelledby={`${hint}-title`}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={`${hint}-title`} className="font-semibold">
          Usual at this time
        </h3>
        <p id={hint} className="text-sm text-muted">
          {holdToChange}
          <span className="sr-only"> {portionOrShiftEnter}</span>
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,50%_-_0.25rem)),1fr))] gap-2">
        {shown.map((food) => (
          <li key={usualKey(food)} className="min-w-0">
            <Chip
              food={food}
              meal={mealAt(localTime)}
              isLogged={logged.has(usualKey(food))}
              isPending={isPending(food)}
              hint={hint}
              onLog={() => void log(food)}
              onOpen={() => open(food)}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {opened && <UsualPortion food={opened} onLog={log} onClose={() => open(null)} />}
      </Suspense>
    </section>
  );
}

type ChipProps = {
  food: UsualFood;
  /** the meal of this hour; another one is named */
  meal: MealType;
  isLogged: boolean;
  isPending: boolean;
  /** id of what says how the portion is changed */
  hint: string;
  onLog: () => void;
  onOpen: () => void;
};

function Chip({ food, meal, isLogged, isPending, hint, onLog, onOpen }: ChipProps) {
  const energy = useEnergyText()(kcalOf(food), '');
  const hold = useHold(() => {
    if (!isLogged && !isPending) onLog();
  }, onOpen);
  const portion = portionText(food);
  const Icon = isLogged ? Check : Plus;
  return (
    <button
      type="button"
      {...hold}
      aria-describedby={hint}
      aria-keyshortcuts="Shift+Enter"
      aria-busy={isPending || undefined}
      aria-disabled={isLogged || isPending || undefined}
      className="flex size-full min-h-14 touch-manipulation flex-wrap content-center items-center gap-x-2 gap-y-1 rounded-control border border-line bg-raised px-2 py-1.5 text-left transition-colors duration-150 select-none [-webkit-touch-callout:none] hover:border-accent hover:bg-hover"
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-[32px] shrink-0 place-items-center rounded-full',
          isLogged ? 'bg-success-soft text-success' : 'bg-accent-gradient text-on-solid',
        )}
      >
        <Icon size={18} strokeWidth={2.5} />
      </span>
      <span className="min-w-[min(5rem,100%)] flex-1">
        <span className="sr-only">{isLogged ? 'Logged: ' : 'Log '}</span>
        <bdi className="line-clamp-3 leading-snug font-medium wrap-anywhere">{food.foodName}</bdi>
        <span className="tabular block text-sm text-muted wrap-anywhere">
          {joinFacts(portion, food.mealType !== meal && mealName[food.mealType])}
          {energy && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{energy}</span>
            </>
          )}
        </span>
      </span>
    </button>
  );
}
