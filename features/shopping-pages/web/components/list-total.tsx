import { priceAud, priceList, priceText } from '#features/groceries/rules/price-lines.ts';
import type { ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import { priceMessages as text } from '../messages/list.ts';

/** Of what is bought the recipes use nearly all: then there is nothing to say. */
const NEARLY_ALL = 0.9;

/** About what the list costs at the till, and what that leaves out. Draws nothing without any price. */
export function ListTotal({ lines }: { lines: readonly ShopLine[] }) {
  const price = priceList(lines);
  if (!price) return null;
  const { aud, usedAud, unknown, hardlyUsed } = price;
  const ticked = lines
    .filter(({ isTicked }) => isTicked)
    .reduce((sum, line) => sum + (priceAud(line) ?? 0), 0);
  const used = usedAud < aud * NEARLY_ALL ? priceText(usedAud) : null;
  const parts = [
    text.basis,
    hardlyUsed.length > 0
      ? text.hardlyUsed(
          hardlyUsed.map((one) => ({
            name: one.line.name,
            price: priceText(one.aud),
            used: priceText(one.usedAud),
          })),
        )
      : null,
    unknown.length > 0 ? text.unknown(unknown.map(({ name }) => name)) : null,
  ].filter((part) => part !== null);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-semibold">{text.total(priceText(aud), used)}</span>
        {ticked > 0 && <span className="tabular text-muted">{text.ticked(priceText(ticked))}</span>}
      </p>
      <p className="text-sm text-muted wrap-anywhere">{parts.join(' ')}</p>
    </div>
  );
}
