import { ArrowDown, ArrowUp } from 'lucide-react';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { menuText } from '../../messages/session.ts';

type OrderListProps = {
  items: readonly PlanItem[];
  pool: Pool;
  onMove: (itemId: string, by: number, name: string) => void;
};

/** The exercises by name with arrows, to put them into another order. */
export function OrderList({ items, pool, onMove }: OrderListProps) {
  return (
    <Card>
      <ol className="grid gap-1">
        {items.map((item, at) => {
          const name = pool.nameOf(item.exerciseId);
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-3 py-1">
              <FigureThumbnail
                exerciseId={pool.figureOf(item.exerciseId)}
                muscles={pool.find(item.exerciseId)?.muscles ?? {}}
              />
              <bdi className="min-w-24 flex-1 font-medium wrap-anywhere">{name}</bdi>
              <span className="flex shrink-0">
                {/* Not `disabled`: the arrow that was pressed keeps the focus at the end. */}
                <IconButton
                  label={menuText.moveUp(name)}
                  aria-disabled={at === 0}
                  className={at === 0 ? 'opacity-40' : undefined}
                  icon={<ArrowUp aria-hidden size={22} />}
                  onClick={() => at > 0 && onMove(item.id, -1, name)}
                />
                <IconButton
                  label={menuText.moveDown(name)}
                  aria-disabled={at === items.length - 1}
                  className={at === items.length - 1 ? 'opacity-40' : undefined}
                  icon={<ArrowDown aria-hidden size={22} />}
                  onClick={() => at < items.length - 1 && onMove(item.id, 1, name)}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
