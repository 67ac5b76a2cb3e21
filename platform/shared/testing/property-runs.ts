/** How often a property is tried: ten times; `npm run test:long` tries it as often as it says. */
export function propertyRuns(full = 100): number {
  return process.env['LONG'] ? full : Math.min(full, 10);
}
