/** How a file writes its moments: year first, day first, month first, or the month as a word. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy', 'named'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const TIME = /(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\b\.?)?/i;
const NUMBERS = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/;
const DAY_NAMED = /^(\d{1,2})\.?\s+(\p{L}{3,9})\.?,?\s+(\d{4})/u;
const MONTH_NAMED = /^(\p{L}{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})/u;

type Parts = { year: number; month: number; day: number };

const monthOfName = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function readNamed(text: string): { parts: Parts; rest: string } | null {
  const dayFirst = DAY_NAMED.exec(text);
  const found = dayFirst ?? MONTH_NAMED.exec(text);
  if (!found) return null;
  const [whole, first = '', second = '', year = ''] = found;
  const [day, name] = dayFirst ? [first, second] : [second, first];
  const parts = { year: Number(year), month: monthOfName(name), day: Number(day) };
  return { parts, rest: text.slice(whole.length) };
}

function readNumbers(text: string, order: DateOrder): { parts: Parts; rest: string } | null {
  const found = NUMBERS.exec(text);
  if (!found) return null;
  const [whole, a = '', b = '', c = ''] = found;
  const isYearFirst = a.length === 4;
  if (isYearFirst !== (order === 'ymd') || (!isYearFirst && c.length !== 4)) return null;
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b];
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return { parts, rest: text.slice(whole.length) };
}

const two = (value: number) => String(value).padStart(2, '0');

function isReal({ year, month, day }: Parts): boolean {
  const made = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** "17:30:00" of what follows a date; noon where it says no time; null where it cannot be read. */
function readTime(text: string): string | null {
  const rest = text
    .replace(/^[T,\s]+/, '')
    .replace(/(Z|[+-]\d{2}:?\d{2})$/, '')
    .trim();
  if (rest === '') return '12:00:00';
  const found = TIME.exec(rest);
  if (!found || found.index !== 0) return null;
  const [, h = '', m = '', s = '0', half] = found;
  const hour = half === undefined ? Number(h) : (Number(h) % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 23 || Number(m) > 59 || Number(s) > 59) return null;
  return `${two(hour)}:${two(Number(m))}:${two(Number(s))}`;
}

/**
 * A moment as the clock on the wall showed it, "2026-03-02T17:30:00"; null where the text is none in this
 * order. An offset behind it is left out: both apps write the person's own clock.
 */
export function readMoment(text: string, order: DateOrder): string | null {
  const trimmed = text.trim();
  const read = order === 'named' ? readNamed(trimmed) : readNumbers(trimmed, order);
  if (!read || !isReal(read.parts)) return null;
  const time = readTime(read.rest);
  const { year, month, day } = read.parts;
  return time === null ? null : `${year}-${two(month)}-${two(day)}T${time}`;
}

/** The orders in which every one of these texts is a moment, the likeliest first; empty: none. */
export function findDateOrders(texts: readonly string[]): DateOrder[] {
  const filled = texts.filter((text) => text.trim() !== '');
  return filled.length === 0
    ? []
    : DATE_ORDERS.filter((order) => filled.every((text) => readMoment(text, order) !== null));
}
