import { Pencil, Star, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'wouter';
import { Figures } from '#features/account/web/public.ts';
import type { Food } from '#features/foods/contract.ts';
import {
  editFoodHref,
  FavouriteStar,
  FoodName,
  portionHref,
  type WantedFor,
} from '#features/foods/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { useRemoveOwnFood, useUnmarkFavourite } from '../api.ts';
import { Per100 } from './per-100.tsx';

/** One of a person's foods: a press logs it, and beside it stands what else can be done with it. */
export function OwnFoodRow({ food, wanted }: { food: Food; wanted: WantedFor }) {
  const row = useRef<HTMLLIElement>(null);
  const remove = useRemoveOwnFood();
  const unmark = useUnmarkFavourite();
  const own = food.kind === 'own';

  /** The row goes with what it is about: the focus, if it went with it, comes to the next one. */
  const press = async (event: MouseEvent, change: typeof remove) => {
    event.preventDefault();
    if (change.isPending) return;
    const left = row.current;
    const next = left?.nextElementSibling ?? left?.previousElementSibling;
    const stop = next?.querySelector('a') ?? document.querySelector<HTMLElement>('main h1');
    try {
      await change.mutateAsync(food);
    } catch {
      return; // It has its toast, and the row stays.
    }
    const focused = document.activeElement;
    if (focused === document.body || left?.contains(focused)) stop?.focus({ preventScroll: true });
  };

  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-1 py-1">
      <Link
        href={portionHref(food.id, wanted)}
        className="relative -ml-2 flex min-h-16 min-w-[min(12rem,100%)] flex-1 items-center gap-3 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-hover"
      >
        <span className="sr-only">Log</span>
        <RowText food={food} />
      </Link>
      <span className="ml-auto flex items-center">
        {own ? (
          <>
            <FavouriteStar food={food} />
            <Link
              href={editFoodHref(food.id)}
              aria-label={`Edit ${food.name}`}
              title={`Edit ${food.name}`}
              className={iconButtonStyle}
            >
              <Pencil aria-hidden size={20} />
            </Link>
            <IconButton
              label={`Delete ${food.name}`}
              icon={<Trash2 aria-hidden size={20} />}
              pending={remove.isPending}
              onClick={(event) => void press(event, remove)}
            />
          </>
        ) : (
          <IconButton
            label={`Favourite ${food.name}`}
            aria-pressed={!unmark.isPending}
            icon={
              <Star
                aria-hidden
                size={20}
                className={unmark.isPending ? '' : 'fill-current text-accent'}
              />
            }
            onClick={(event) => void press(event, unmark)}
          />
        )}
      </span>
    </li>
  );
}

function RowText({ food }: { food: Food }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">
        <FoodName name={food.name} brand={food.brand} />
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <span className="tabular">
          <Per100 food={food} />
        </span>
        {food.kind !== 'own' && <span>{food.source.name}</span>}
        {food.warnings.length > 0 && (
          <Figures>
            <Badge tone="warn">Check the values</Badge>
          </Figures>
        )}
      </span>
    </span>
  );
}
