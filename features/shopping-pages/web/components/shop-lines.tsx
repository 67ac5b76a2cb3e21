import { memo, useId } from 'react';
import { amountText, cartonText, countText, toBuy } from '#features/groceries/rules/amount-text.ts';
import { priceAud, priceText } from '#features/groceries/rules/price-lines.ts';
import type { ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { NameOf } from '../hooks/use-name-of.ts';
import { adviceOf } from '../messages/advice.ts';
import { listText } from '../messages/list.ts';
import { sharingText } from '../messages/sharing.ts';
import { ShopRow } from './shop-row.tsx';

type ShopLinesProps = {
  title: string;
  lines: readonly ShopLine[];
  onTick: (key: string) => void;
  onMore: (key: string) => void;
  nameOf: NameOf;
};

/** Lines that stand together in the shop, under their aisle. */
export function ShopLines({ title, lines, onTick, onMore, nameOf }: ShopLinesProps) {
  const titleId = useId();
  const today = useToday();
  return (
    <section aria-labelledby={titleId}>
      <h2
        id={titleId}
        className="px-2 pt-3 text-sm font-semibold text-accent wrap-anywhere print:break-after-avoid print:px-0 print:pt-2"
      >
        {title}
      </h2>
      <ul>
        {lines.map((line) => (
          <LineRow key={line.key} {...{ line, today, onTick, onMore, nameOf }} />
        ))}
      </ul>
    </section>
  );
}

type LineRowProps = Omit<ShopLinesProps, 'title' | 'lines'> & { line: ShopLine; today: string };

/** One line: drawn again only when it is another one. */
const LineRow = memo(function LineRow({ line, today, onTick, onMore, nameOf }: LineRowProps) {
  return (
    <ShopRow
      name={line.name}
      amount={amountText(line)}
      price={priceOf(line)}
      note={line.note}
      detail={detailOf(line, nameOf)}
      advice={line.isTicked ? null : adviceOf(line, today)}
      isTicked={line.isTicked}
      moreLabel={listText.more(line.name)}
      onTick={() => onTick(line.key)}
      onMore={() => onMore(line.key)}
    />
  );
});

/** Who else ticked or added it, the person's own note, then for which meals it is. */
function detailOf(line: ShopLine, nameOf: NameOf): string | null {
  const { note, sources } = line;
  const ticker = nameOf(line.tickedBy);
  const adders = sources.flatMap(({ by, who, isKept }) =>
    by === 'hand' && !isKept ? (nameOf(who) ?? []) : [],
  );
  const meals = sources.flatMap(({ by, title }) => (by === 'hand' ? [] : [title]));
  const parts = [
    ticker && sharingText.tickedBy(ticker),
    ...[...new Set(adders)].map(sharingText.addedBy),
    keptText(line),
    grownText(line),
    note,
    cartonText(line),
    meals.length > 0 ? [...new Set(meals)].join(', ') : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** What was ticked and the plan needs less of by now. */
function keptText({ sources }: Pick<ShopLine, 'sources'>): string | null {
  if (!sources.some(({ isKept }) => isKept)) return null;
  return sources.every(({ isKept }) => isKept) ? listText.kept : listText.keptPart;
}

/** What a line said when it was ticked, as the shop sells it; null where that is enough for what is needed now. */
function grownText(line: ShopLine): string | null {
  const { grownFrom, grams, amount } = line;
  if (grownFrom === null) return null;
  const before = amount
    ? countText(grownFrom, amount.unit)
    : amountText({ ...line, ...toBuy({ ...line, grams: grams === null ? null : grownFrom }) });
  return before === amountText(line) ? null : listText.grown(before);
}

const priceOf = (line: ShopLine): string | null => {
  const aud = priceAud(line);
  return aud === null ? null : priceText(aud);
};
