import { useState } from 'react';
import type { Food } from '#features/foods/contract.ts';
import { fold } from '#features/foods/rules/search/search-words.ts';
import type { WantedFor } from '#features/foods/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { OwnFoodRow } from './own-food-row.tsx';

/** Rows rendered at once; a thousand take a phone a second. */
const PAGE = 50;

type OwnFoodListProps = {
  title: string;
  foods: readonly Food[];
  filter: string;
  /** what to say when there is none at all */
  none: string;
  wanted: WantedFor;
};

/** Foods by name, those that fit the filter. */
export function OwnFoodList({ title, foods, filter, none, wanted }: OwnFoodListProps) {
  const [most, setMost] = useState(PAGE);
  const words = fold(filter).split(' ').filter(Boolean);
  const fitting = foods.filter(({ name, brand }) => {
    const text = fold(`${name} ${brand ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <Card title={title}>
      {foods.length === 0 && <p className="text-muted">{none}</p>}
      {foods.length > 0 && fitting.length === 0 && (
        <p className="text-muted">
          No foods match <bdi>“{filter.trim()}”</bdi>.
        </p>
      )}
      <ul className="-my-2 divide-y divide-line empty:hidden">
        {fitting.slice(0, most).map((food) => (
          <OwnFoodRow key={food.id} food={food} wanted={wanted} />
        ))}
      </ul>
      {fitting.length > most && (
        <Button variant="secondary" fullWidth className="mt-4" onClick={() => setMost(most + PAGE)}>
          Show more of {fitting.length}
        </Button>
      )}
    </Card>
  );
}
