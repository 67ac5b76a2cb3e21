import { useMemo } from 'react';
import { priceText } from '#features/groceries/rules/price-lines.ts';
import { useListQuery } from '#features/shopping/web/public.ts';
import { addDays, daysFrom } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { tillPrice } from '../../rules/till-price.ts';
import { type DayRange, usePlanToShop } from '../hooks/use-plan-to-shop.ts';
import { tillText } from '../messages/till-price.ts';

/** `limitAud`: what the week may cost; null: anything. */
type TillPriceProps = { range: DayRange; limitAud: number | null };

/** What the shopping for planned days costs at the till, by the shopping list's own sums. */
export function TillPrice({ range: { from, to }, limitAud }: TillPriceProps) {
  const { days, recipes } = usePlanToShop({ from, to });
  const { data: list } = useListQuery();
  const today = useToday();
  const price = useMemo(() => {
    if (!days || !recipes || !list) return undefined;
    const dates = Array.from({ length: daysFrom(from, to) + 1 }, (_, at) => addDays(from, at));
    return tillPrice(list, { days, dates, recipes }, today);
  }, [days, recipes, list, from, to, today]);
  if (price === undefined) return tillText.adding;
  if (price === null) return tillText.nothing;
  const { aud, usedAud, unknown } = price;
  // Rounded once, so that the parts add up to what is paid.
  const [paid, used] = [Math.round(aud), Math.round(usedAud)];
  return (
    <>
      {tillText.label}{' '}
      <span className="font-semibold text-ink">
        {tillText.price(priceText(aud), unknown.length === 0)}
      </span>
      {tillText.basis(priceText(used), paid > used ? priceText(paid - used) : null)}
      {limitAud !== null && ` ${tillText.budget(priceText(limitAud))}`}
    </>
  );
}
