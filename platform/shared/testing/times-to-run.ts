/** `npm test` leaves out what is slow and seldom touched; `npm run test:long`, `--since` and Vitest by itself do not. */
export const isUsualRun = process.env['USUAL'] !== undefined;

/** How often chance is tried: a property ten times; `npm run test:long` tries all of it in full. */
export function timesToRun(full = 100, usual = 10): number {
  return process.env['LONG'] ? full : Math.min(full, usual);
}
