import { Card } from '#platform/web/ui/card.tsx';
import { amountText, formatMeasure } from '../../rules/buying/amount-text.ts';
import type { ShopLine } from '../../rules/list/list-lines.ts';
import { listText } from '../messages/list.ts';
import { ShopRow } from './shop-row.tsx';

type ShopLinesProps = {
  title: string;
  lines: readonly ShopLine[];
  onTick: (line: ShopLine) => void;
  onMore: (key: string) => void;
};

/** Lines that stand together in the shop. */
export function ShopLines({ title, lines, onTick, onMore }: ShopLinesProps) {
  return (
    <Card title={title} padded={false} className="px-2 pt-2 pb-1 [&>div>h2]:pl-2 [&>div]:mb-0">
      <ul>
        {lines.map((line) => (
          <ShopRow
            key={line.key}
            lineKey={line.key}
            name={line.name}
            amount={amountText(line)}
            detail={detailOf(line)}
            isTicked={line.isTicked}
            moreLabel={listText.more(line.name)}
            onTick={() => onTick(line)}
            onMore={onMore}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The person's own note first, then for which meals it is. */
function detailOf({ note, grownFrom, sources }: ShopLine): string | null {
  const meals = sources.flatMap(({ by, title }) => (by === 'hand' ? [] : [title]));
  const parts = [
    grownFrom === null ? null : listText.grown(formatMeasure(grownFrom, 'g')),
    note,
    meals.length > 0 ? [...new Set(meals)].join(', ') : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}
