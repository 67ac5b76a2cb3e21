import { CircleAlert, Pencil } from 'lucide-react';
import { ExpectingMark } from '#features/meal-plans/web/public.ts';
import type { PantryItem } from '#features/shopping/rules/list/shopping-entry.ts';
import { homeText } from '#features/shopping/rules/pantry/pantry-item.ts';
import { ageOf } from '#features/shopping/rules/pantry/pantry-stock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { describeBestBefore, pantryText } from '../messages.ts';

type PantryCardProps = {
  title: string;
  items: readonly PantryItem[];
  onOpen: (id: string) => void;
};

/** Things at home that belong together. Draws nothing without any. */
export function PantryCard({ title, items, onOpen }: PantryCardProps) {
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="-my-2 divide-y divide-line">
        {items.map((item) => (
          <PantryRow key={item.id} item={item} onOpen={() => onOpen(item.id)} />
        ))}
      </ul>
    </Card>
  );
}

function PantryRow({ item, onOpen }: { item: PantryItem; onOpen: () => void }) {
  const amount = homeText(item);
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className="min-w-24 flex-1 font-medium wrap-anywhere">{item.name}</bdi>
          {amount !== '' && <span className="tabular font-semibold">{amount}</span>}
        </p>
        <BestBefore item={item} />
        <ExpectingMark of={(check) => check.ofKey(item.food, item.name)} />
      </div>
      <IconButton
        label={pantryText.edit(item.name)}
        aria-haspopup="dialog"
        icon={<Pencil aria-hidden size={20} />}
        className="-mr-2.5"
        onClick={onOpen}
      />
    </li>
  );
}

/** The date in words; what is due or past is marked too. */
function BestBefore({ item }: { item: PantryItem }) {
  const today = useToday();
  const { bestBefore, isDateGuess } = item;
  if (item.isFrozen) return <p className="text-sm text-muted">{pantryText.frozen}</p>;
  if (bestBefore === null) return null;
  const age = ageOf(item, today);
  const text = describeBestBefore({ bestBefore, isDateGuess }, age, today);
  if (age === 'later') return <p className="text-sm text-muted">{text}</p>;
  return (
    <p className="mt-0.5">
      <Badge tone={age === 'past' ? 'danger' : 'warn'}>
        <CircleAlert aria-hidden size={14} />
        {text}
      </Badge>
    </p>
  );
}
