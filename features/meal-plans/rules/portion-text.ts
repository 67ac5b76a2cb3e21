const QUARTERS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

const toQuarters = (portion: number): number => Math.round(portion * 4) / 4;

/** "1½" */
export function portionText(portion: number): string {
  const rounded = toQuarters(portion);
  const whole = Math.floor(rounded);
  const part = QUARTERS[rounded - whole] ?? '';
  return `${whole > 0 ? whole : ''}${part}` || portion.toFixed(2);
}

/** "1½ serves" */
export const servesText = (portion: number): string =>
  `${portionText(portion)} ${toQuarters(portion) <= 1 ? 'serve' : 'serves'}`;
