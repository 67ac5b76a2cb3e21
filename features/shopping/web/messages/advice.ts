import { formatMeasure } from '#features/groceries/rules/amount-text.ts';
import { keptTooShort } from '#features/groceries/rules/shelf-life.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import type { ShopLine } from '../../rules/list/list-lines.ts';

/** "Freeze 600 g for Wednesday, or buy it then"; null for what keeps until it is cooked. */
export function adviceOf(line: ShopLine, today: CalendarDay): string | null {
  const late = keptTooShort(line, today);
  if (!late) return null;
  const amount = formatMeasure(late.grams / line.sold.edibleShare, 'g');
  const [first = today, ...more] = late.dates;
  const when = `${dayName(first, today)}${more.length > 0 ? ' and later' : ''}`;
  return `Freeze ${amount} for ${when}, or buy it then`;
}
