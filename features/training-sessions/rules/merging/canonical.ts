/** A text that is the same for the same JSON value, whatever the order of its keys. */
export function toCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, part]) => `${JSON.stringify(name)}:${toCanonical(part)}`).join()}}`;
}

/** Whether two JSON values say the same. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || toCanonical(a) === toCanonical(b);

/** The same one of two values on every device. */
export const pickCanonical = <Value>(a: Value, b: Value): Value =>
  toCanonical(a) < toCanonical(b) ? b : a;
