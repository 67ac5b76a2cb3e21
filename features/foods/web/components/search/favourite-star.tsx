import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { Food } from '../../../contract.ts';
import { useFavourite } from '../../api.ts';

type FavouriteStarProps = Pick<ComponentProps<typeof IconButton>, 'tabIndex' | 'onKeyDown'> & {
  food: Food;
};

/** Marks a food. Shown as it will be while the change is on its way. */
export function FavouriteStar({ food, ...keys }: FavouriteStarProps) {
  const change = useFavourite();
  const marked = change.isPending ? !food.favourite : food.favourite;
  return (
    <IconButton
      {...keys}
      label={`Favourite ${food.name}`}
      aria-pressed={marked}
      icon={<Star aria-hidden size={20} className={marked ? 'fill-current text-accent' : ''} />}
      onClick={() => {
        if (!change.isPending) change.mutate(food);
      }}
    />
  );
}
