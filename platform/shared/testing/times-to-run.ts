/** How often chance is tried: a property ten times; `npm run test:long` tries all of it in full. */
export function timesToRun(full = 100, usual = 10): number {
  return process.env['LONG'] ? full : Math.min(full, usual);
}
