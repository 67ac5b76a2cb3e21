import { useId } from 'react';
import { amountText, cartonText, formatMeasure } from '#features/groceries/rules/amount-text.ts';
import { priceAud, priceText } from '#features/groceries/rules/price-lines.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { ShopLine } from '../../rules/list/list-lines.ts';
import { adviceOf } from '../messages/advice.ts';
import { listText } from '../messages/list.ts';
import { ShopRow } from './shop-row.tsx';

type ShopLinesProps = {
  title: string;
  lines: readonly ShopLine[];
  onTick: (line: ShopLine) => void;
  onMore: (key: string) => void;
};

/** Lines that stand together in the shop, under their aisle. */
export function ShopLines({ title, lines, onTick, onMore }: ShopLinesProps) {
  const titleId = useId();
  const today = useToday();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="px-2 pt-3 text-sm font-semibold text-accent wrap-anywhere">
        {title}
      </h2>
      <ul>
        {lines.map((line) => (
          <ShopRow
            key={line.key}
            lineKey={line.key}
            name={line.name}
            amount={amountText(line)}
            price={priceOf(line)}
            detail={detailOf(line)}
            advice={line.isTicked ? null : adviceOf(line, today)}
            isTicked={line.isTicked}
            moreLabel={listText.more(line.name)}
            onTick={() => onTick(line)}
            onMore={onMore}
          />
        ))}
      </ul>
    </section>
  );
}

/** The person's own note first, then for which meals it is. */
function detailOf(line: ShopLine): string | null {
  const { note, grownFrom, sources } = line;
  const meals = sources.flatMap(({ by, title }) => (by === 'hand' ? [] : [title]));
  const parts = [
    grownFrom === null ? null : listText.grown(formatMeasure(grownFrom, 'g')),
    note,
    cartonText(line),
    meals.length > 0 ? [...new Set(meals)].join(', ') : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}

const priceOf = (line: ShopLine): string | null => {
  const aud = priceAud(line);
  return aud === null ? null : priceText(aud);
};
