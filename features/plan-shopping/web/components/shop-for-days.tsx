import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanPerson } from '#features/meal-plans/rules/plan-settings.ts';
import { PLAN_PATH, usePlanSettings } from '#features/meal-plans/web/public.ts';
import type { ShoppingState } from '#features/shopping/contract.ts';
import { keepTicked } from '#features/shopping/rules/list/keep-ticked.ts';
import { followedDays, syncPlan } from '#features/shopping/rules/list/sync-plan.ts';
import { useChangeList, useListQuery } from '#features/shopping/web/public.ts';
import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { findGhosts, type RecipeNeeds, toMealsToShop } from '../../rules/meals-to-shop.ts';
import { mealIds } from '../../rules/planned-servings.ts';
import { type DayRange, usePlanToShop } from '../hooks/use-plan-to-shop.ts';
import { planShoppingText as text } from '../messages/plan-shopping.ts';

type ShopForDaysProps = { range: DayRange; onClose: () => void };

/** Puts planned days on the list, for everybody or for some. */
export function ShopForDays({ range, onClose }: ShopForDaysProps) {
  const { days, recipes } = usePlanToShop(range);
  const { data: list } = useListQuery();
  const { data: answer } = usePlanSettings();
  if (!days || !recipes || !list || !answer) {
    return (
      <Dialog open inAddress onOpenChange={onClose} title={text.title}>
        <LoadingScreen />
      </Dialog>
    );
  }
  const people = answer.settings?.people ?? [];
  return <Choose {...{ range, days, recipes, list, people, onClose }} />;
}

type ChooseProps = ShopForDaysProps & {
  days: readonly PlanDay[];
  recipes: ReadonlyMap<string, RecipeNeeds>;
  list: ShoppingState;
  people: readonly PlanPerson[];
};

const toggled = <One,>(all: ReadonlySet<One>, one: One): ReadonlySet<One> => {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
};

function Choose({ range, days, recipes, list, people, onClose }: ChooseProps) {
  const today = useToday();
  const change = useChangeList();
  const { from, to } = range;
  const all = useMemo(
    () => Array.from({ length: daysFrom(from, to) + 1 }, (_, index) => addDays(from, index)),
    [from, to],
  );
  const followed = followedDays(list, today);
  const [chosen, setChosen] = useState<ReadonlySet<CalendarDay>>(() => {
    const known = all.filter((date) => followed.has(date));
    return new Set(known.length > 0 ? known : all);
  });
  const [who, setWho] = useState<ReadonlySet<string>>(() => {
    const known = all.map((date) => followed.get(date)).find((some) => some);
    return new Set(known ?? people.map(({ id }) => id));
  });
  const everybody = people.every(({ id }) => who.has(id));
  const mealsOf = (dates: Iterable<CalendarDay>, some = everybody ? null : [...who]) => {
    return toMealsToShop(days, new Map([...dates].map((date) => [date, some])), recipes);
  };
  const planned = mealsOf(all);
  const everyMeal = mealsOf(all, null);
  const meals = mealsOf(chosen);
  const ghosts = findGhosts(days, new Map([...chosen].map((date) => [date, null])));
  const unread = meals.filter(({ needs }) => needs === null).map(({ title }) => title);
  const count = meals.length - unread.length;
  // Of everybody, so that no day goes while people are chosen.
  const withMeals = all.filter(
    (date) => followed.has(date) || everyMeal.some((meal) => meal.date === date),
  );
  const isOnList = all.some((date) => followed.has(date));
  const put = () => {
    onClose();
    change(
      (now, nowMs) => {
        const changes = syncPlan(now, { days: new Set(all), meals }, nowMs);
        return keepTicked(now, changes, { nowMs, today, planned: mealIds(days), makeId: newId });
      },
      count === 0 ? text.takenOff : text.done(count),
    );
  };
  if (everyMeal.length === 0 && !isOnList) {
    return (
      <Dialog open inAddress onOpenChange={onClose} title={text.title}>
        <EmptyState
          icon={<CalendarDays size={26} />}
          title={text.none}
          action={<LinkButton href={PLAN_PATH}>{text.openPlan}</LinkButton>}
        >
          {text.noneLead}
        </EmptyState>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      inAddress
      onOpenChange={onClose}
      title={text.title}
      description={text.lead}
      footer={
        <Button fullWidth disabled={count === 0 && !isOnList} onClick={put}>
          {count === 0 && isOnList ? text.takeOff : text.add(count)}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-medium text-muted">{text.days}</legend>
          <div className="flex flex-wrap gap-2">
            {withMeals.map((date) => (
              <TickChip
                key={date}
                label={text.day(
                  dayName(date, today),
                  planned.filter((meal) => meal.date === date).length,
                )}
                checked={chosen.has(date)}
                onToggle={() => setChosen(toggled(chosen, date))}
              />
            ))}
          </div>
        </fieldset>
        {people.length > 1 && (
          <fieldset className="min-w-0">
            <legend className="mb-2 text-sm font-medium text-muted">{text.people}</legend>
            <div className="flex flex-wrap gap-2">
              {people.map(({ id, name }) => (
                <TickChip
                  key={id}
                  label={name}
                  checked={who.has(id)}
                  onToggle={() => setWho(toggled(who, id))}
                />
              ))}
            </div>
          </fieldset>
        )}
        {ghosts.length > 0 && (
          <StatusMessage
            tone="info"
            title={text.ghosts(
              ghosts.map(({ title, date }) => text.ghost(title, dayName(date, today))),
            )}
          />
        )}
        {unread.length > 0 && <StatusMessage tone="info" title={text.notReadable(unread)} />}
      </div>
    </Dialog>
  );
}
