import { X } from 'lucide-react';
import { Link } from 'wouter';
import { recipePath } from '#features/recipes/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { removeSource } from '../../rules/list/change-lines.ts';
import { isOpen, isPast, openNeeds } from '../../rules/list/list-lines.ts';
import type { ShoppingSource } from '../../rules/list/shopping-entry.ts';
import { useChangeList } from '../hooks/use-list.ts';
import { mealsText } from '../messages/list.ts';

const LAST = '9999-12-31';

const byDay = (a: ShoppingSource, b: ShoppingSource): number =>
  (a.date ?? LAST).localeCompare(b.date ?? LAST) || a.title.localeCompare(b.title, 'en-AU');

/** Recipes and planned meals that the list is for. Draws nothing without any. */
export function MealsCard({ sources }: { sources: readonly ShoppingSource[] }) {
  const today = useToday();
  const meals = sources
    .filter((one) => isOpen(one) && one.by !== 'hand' && !isPast(one, today))
    .toSorted(byDay);
  useFocusKept(meals.length);
  if (meals.length === 0) return null;
  return (
    <Card title={mealsText.title}>
      <ul className="-my-2 divide-y divide-line">
        {meals.map((one) => (
          <MealRow key={one.id} source={one} />
        ))}
      </ul>
    </Card>
  );
}

function MealRow({ source }: { source: ShoppingSource }) {
  const today = useToday();
  const change = useChangeList();
  const { title, date, servings, recipeId } = source;
  const facts = [
    date === null ? null : dayName(date, today),
    servings === null ? null : mealsText.servings(servings),
    openNeeds(source).length === 0 ? mealsText.allBought : null,
  ].filter((one) => one !== null);
  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {recipeId === null ? (
            <bdi>{title}</bdi>
          ) : (
            <Link
              href={recipePath(recipeId)}
              className="inline-flex min-h-8 items-center hover:underline"
            >
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <IconButton
        label={mealsText.remove(title)}
        icon={<X aria-hidden size={20} />}
        className="-mr-2.5"
        onClick={() => change((_, nowMs) => removeSource(source, nowMs), mealsText.removed(title))}
      />
    </li>
  );
}
