import { Skeleton } from '#platform/web/ui/skeleton.tsx';

const CARDS = ['a', 'b', 'c', 'd'];

/** In the place of cards that are on their way. */
export const CardsLoading = () => (
  <div aria-busy="true" className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
    {CARDS.map((card) => (
      <Skeleton key={card} className="h-60" />
    ))}
  </div>
);
