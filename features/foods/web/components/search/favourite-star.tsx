import { Star } from 'lucide-react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Food } from '../../../contract.ts';
import { useFavourite } from '../../api.ts';

/** Marks a food. Shown as it will be while the change is on its way. */
export function FavouriteStar({ food }: { food: Food }) {
  const change = useFavourite();
  const marked = change.isPending ? !food.favourite : food.favourite;
  return (
    <IconButton
      label={`Favourite ${food.name}`}
      aria-pressed={marked}
      icon={<Star aria-hidden size={20} className={marked ? 'fill-current text-accent' : ''} />}
      onClick={() => {
        if (!change.isPending) change.mutate(food);
      }}
    />
  );
}
