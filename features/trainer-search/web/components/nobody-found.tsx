import { SearchX } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import type { WishesInAddress } from '../hooks/use-wishes.ts';
import { searchText as t } from '../messages/search.ts';
import type { Found } from './filter-choices.ts';
import { namedWishes } from './named-wishes.ts';

const MAX_SHOWN = 3;

type NobodyFoundProps = {
  found: Found;
  inAddress: Pick<WishesInAddress, 'wishes' | 'change' | 'clear'>;
};

/** Says which single wish to drop, and how many trainers there are then. */
export function NobodyFound({ found, inAddress: { wishes, change, clear } }: NobodyFoundProps) {
  const named = [
    ...namedWishes(found, wishes),
    ...(wishes.words
      ? [{ name: 'words', label: `“${wishes.words}”`, without: { words: undefined } }]
      : []),
  ];
  const ways = found.without.flatMap(({ wish, count }) => {
    const dropped = named.find(({ name }) => name === wish);
    return dropped ? [{ ...dropped, count }] : [];
  });
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t.none}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {ways.slice(0, MAX_SHOWN).map(({ label, count, without }) => (
            <Button key={label} variant="secondary" onClick={() => change(without)}>
              {t.countWithout(count, label)}
            </Button>
          ))}
          <Button variant="ghost" onClick={clear}>
            {t.clear}
          </Button>
        </div>
      }
    >
      {ways.length > 0 ? t.dropOne : t.noneLead}
    </EmptyState>
  );
}
