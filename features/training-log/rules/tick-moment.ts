import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { lastDone } from './set-order.ts';

/**
 * The moment that a tick gets: now. Where the device's clock was turned back it is just after the set
 * before, so that sets stay in the order in which they were done.
 */
export function tickMoment({ work }: Pick<SessionContent, 'work'>, nowMs: number): string {
  const last = lastDone(work.items)?.set.doneAt ?? null;
  const after = last === null ? nowMs : Math.max(nowMs, Date.parse(last) + 1);
  return new Date(after).toISOString();
}
