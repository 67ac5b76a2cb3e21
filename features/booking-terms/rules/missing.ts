import { MS_PER_MINUTE, MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { type Agreement, GRACE_MINUTES, MISSED_DAYS } from './policy.ts';
import { type Settlement, type Side, settleMissing, settleWaived } from './settlement.ts';

/** One side says that the other did not come. */
export type Missing<Person extends string = string> = {
  missing: Side;
  saidAtMs: number;
  /** who of the organisation that runs the session said it, instead of its trainer */
  byId?: Person;
  /** the other side says that it did; nothing is charged or refunded until that is settled */
  disputedAtMs: number | null;
  /** what came of the dispute; null while it is open */
  outcome: 'came' | 'missed' | null;
  /** the trainer waives the client's fee */
  isWaived: boolean;
};

/** From ten minutes after the start until a week after it. */
export function canSayMissing({ startMs }: Pick<Agreement, 'startMs'>, nowMs: number): boolean {
  const since = nowMs - startMs;
  return since >= GRACE_MINUTES * MS_PER_MINUTE && since <= MISSED_DAYS * MS_PER_WALL_DAY;
}

/** The week in which one side may say so is over. */
export const isTooLateToSayMissing = ({ startMs }: Pick<Agreement, 'startMs'>, nowMs: number) =>
  nowMs - startMs > MISSED_DAYS * MS_PER_WALL_DAY;

/** A week after it was said. */
export const disputableUntilMs = ({ saidAtMs }: Missing): number =>
  saidAtMs + MISSED_DAYS * MS_PER_WALL_DAY;

/** The side of which it is said, for a week. Nobody disputes what they said themselves. */
export const canDispute = (said: Missing, by: Side, nowMs: number): boolean =>
  said.missing === by && said.disputedAtMs === null && nowMs <= disputableUntilMs(said);

/**
 * Until when a review of a session is not shown because one side says that it did not take place. Null: shown.
 * One that nobody disputes stays hidden. A dispute hides it for a week at most: what a trainer says
 * alone takes no review down for good.
 */
export function hiddenUntilMs(said: Missing | null): number | null {
  if (said === null || said.outcome === 'came') return null;
  if (said.disputedAtMs === null || said.outcome === 'missed') return Number.POSITIVE_INFINITY;
  return said.disputedAtMs + MISSED_DAYS * MS_PER_WALL_DAY;
}

/** What is settled: null while it is disputed, and where the session took place after all. */
export function settleSaidMissing(agreement: Agreement, said: Missing): Settlement | null {
  if (said.outcome === 'came') return null;
  if (said.isWaived && said.missing === 'client') return settleWaived(agreement);
  if (said.disputedAtMs !== null && said.outcome === null) return null;
  return settleMissing(agreement, said.missing);
}
