import { amountText } from '#features/groceries/rules/amount-text.ts';
import type { ShopAisle } from '#features/groceries/rules/shop-aisles.ts';
import { groupByAisle, type ShopLine } from '#features/shopping/rules/list/list-lines.ts';

/** What is still to get, as text for a message: aisles as headings, a line each. */
export const copyText = (
  lines: readonly ShopLine[],
  names: Readonly<Record<ShopAisle, string>>,
): string =>
  groupByAisle(lines)
    .map(([aisle, some]) =>
      [
        names[aisle],
        ...some.map((line) => {
          const amount = amountText(line);
          const note = line.note === null ? '' : ` (${line.note})`;
          return `- ${line.name}${amount === '' ? '' : `: ${amount}`}${note}`;
        }),
      ].join('\n'),
    )
    .join('\n\n');
