/**
 * Figures as people type them. In Australia the decimal sign is a point, yet keyboards and habits
 * from elsewhere give a comma: either is taken, and neither is ever a thousands separator.
 * "1.500" and "1,500" are therefore one and a half, the same as "1.5": a portion of 1500 g is far
 * rarer than trailing noughts, and the figure is written back so that a misreading is seen.
 * Two signs in one figure ("1,500.5") cannot be read both ways, and are refused.
 */
const DECIMAL = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;

const SIGNS: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};
const FRACTION = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/;

/** "½", "1/2", "1½" and "1 1/2"; null for anything else. */
function parseFraction(text: string): number | null {
  const spelt = text.replace(/[½¼¾⅓⅔]/, (sign) => ` ${SIGNS[sign]}`).trim();
  const [, whole = '0', above, below] = FRACTION.exec(spelt) ?? [];
  return Number(below) > 0 ? Number(whole) + Number(above) / Number(below) : null;
}

/**
 * Reads a typed figure: a number, `null` for an empty box, `'invalid'` for anything else.
 * Spaces around and between digits are ignored ("1 500" is 1500). Fractions are figures too ("1 1/2", "½").
 */
export function parseDecimal(text: string): number | null | 'invalid' {
  const fraction = parseFraction(text);
  if (fraction !== null) return fraction;
  const compact = text.replace(/\s/g, '').replace('\u2212', '-');
  if (compact === '') return null;
  if (!DECIMAL.test(compact)) return 'invalid';
  const value = Number(compact.replace(',', '.'));
  return Number.isFinite(value) ? value : 'invalid';
}

/** Writes a figure with a decimal point and at most `maxDigits` decimals, without trailing noughts or grouping. */
export function formatDecimal(value: number, maxDigits: number): string {
  const fixed = value.toFixed(maxDigits);
  const short = fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
  return short === '-0' ? '0' : short;
}
