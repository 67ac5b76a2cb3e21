import { X } from 'lucide-react';
import { Link } from 'wouter';
import { recipePath } from '#features/recipes/web/public.ts';
import { removeSource } from '#features/shopping/rules/list/change-lines.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingSource } from '#features/shopping/rules/list/shopping-entry.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { type DishOnList, dishesOnList } from '../../rules/dishes-on-list.ts';
import { mealsText } from '../messages/list.ts';

/** Recipes and planned meals that the list is for. Draws nothing without any. */
export function MealsCard({ sources }: { sources: readonly ShoppingSource[] }) {
  const today = useToday();
  const dishes = dishesOnList(sources, today);
  useFocusKept(dishes.length);
  if (dishes.length === 0) return null;
  return (
    <Card title={mealsText.title} className="print:hidden">
      <ul className="-my-2 divide-y divide-line">
        {dishes.map((dish) => (
          <DishRow key={dish.key} dish={dish} />
        ))}
      </ul>
    </Card>
  );
}

function DishRow({ dish: { title, recipeId, servings, sources, isBought } }: { dish: DishOnList }) {
  const today = useToday();
  const change = useChangeList();
  const dated = sources.flatMap(({ date, servings: some }) => (date ? [{ date, some }] : []));
  const facts = [
    servings === null ? null : mealsText.servings(servings),
    dated.length === 0
      ? null
      : dated
          .map(({ date, some }) =>
            dated.length > 1 && some !== null
              ? mealsText.onDay(dayName(date, today), some)
              : dayName(date, today),
          )
          .join(', '),
    isBought ? mealsText.allBought : null,
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
        onClick={() =>
          change(
            (_, nowMs) =>
              sources.map((one) => removeSource(one, nowMs)).reduce(mergeChanges, NO_CHANGES),
            mealsText.removed(title),
          )
        }
      />
    </li>
  );
}
