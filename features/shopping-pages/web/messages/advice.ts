import { formatMeasure } from '#features/groceries/rules/amount-text.ts';
import { keptTooShort } from '#features/groceries/rules/shelf-life.ts';
import type { ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';

const lateOf = (line: ShopLine, today: CalendarDay) => {
  const late = keptTooShort(line, today);
  if (!late) return null;
  const [first = today, ...more] = late.dates;
  return {
    amount: formatMeasure(late.grams / line.sold.edibleShare, 'g'),
    when: `${dayName(first, today)}${more.length > 0 ? ' and later' : ''}`,
  };
};

/** "Freeze 600 g for Wednesday, or buy it then"; null for what keeps until it is cooked. */
export function adviceOf(line: ShopLine, today: CalendarDay): string | null {
  const late = lateOf(line, today);
  return late && `Freeze ${late.amount} for ${late.when}, or buy it then`;
}

/** "Chicken breast: 600 g, for Wednesday"; null for what keeps until it is cooked. */
export function toFreeze(line: ShopLine, today: CalendarDay): string | null {
  const late = lateOf(line, today);
  return late && `${line.name}: ${late.amount}, for ${late.when}`;
}
