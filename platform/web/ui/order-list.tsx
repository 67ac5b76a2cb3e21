import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { IconButton } from './icon-button.tsx';
import { moveDown, moveUp } from './messages.ts';

type OrderListProps = {
  items: readonly { id: string; label: string; picture?: ReactNode }[];
  /** to which place it goes, from 0 on */
  onMove: (id: string, to: number, label: string) => void;
};

/** A list in an order that the person chooses, with arrows. */
export function OrderList({ items, onMove }: OrderListProps) {
  return (
    <Card>
      <ol className="grid gap-1">
        {items.map(({ id, label, picture }, at) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-1">
            {picture}
            <bdi className="min-w-24 flex-1 font-medium wrap-anywhere">{label}</bdi>
            <span className="flex shrink-0">
              {/* Not `disabled`: the arrow that was pressed keeps the focus at the end. */}
              <IconButton
                label={moveUp(label)}
                aria-disabled={at === 0}
                className={at === 0 ? 'opacity-40' : undefined}
                icon={<ArrowUp aria-hidden size={22} />}
                onClick={() => at > 0 && onMove(id, at - 1, label)}
              />
              <IconButton
                label={moveDown(label)}
                aria-disabled={at === items.length - 1}
                className={at === items.length - 1 ? 'opacity-40' : undefined}
                icon={<ArrowDown aria-hidden size={22} />}
                onClick={() => at < items.length - 1 && onMove(id, at + 1, label)}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
