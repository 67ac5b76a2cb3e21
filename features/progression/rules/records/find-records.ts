import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { byLatest, isBackDated } from '../past-sessions.ts';
import type { PastSet } from '../progression-rule.ts';
import {
  addAllToBests,
  type BestMax,
  type BestSet,
  type Bests,
  mostRepsAt,
  NO_BESTS,
  PACE_METRES,
} from './bests.ts';

export const RECORD_KINDS = [
  'max',
  'heaviest',
  'set',
  'reps',
  'longest',
  'farthest',
  'pace',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A best of a session with what it beat. The first of its kind beats nothing and is no record. */
export type LiftRecord =
  | { kind: Exclude<RecordKind, 'max' | 'pace'>; now: BestSet; before: BestSet }
  | { kind: 'max'; now: BestMax; before: BestMax }
  /** over at least so many metres */
  | { kind: 'pace'; metres: number; now: BestSet; before: BestSet };

/** A smaller gain of an estimate is within its error, and reads as the same figure, kg. */
const MIN_GAIN_OF_MAX_KG = 0.5;

type Sets = { sets: readonly PastSet[]; date: CalendarDay };

function changed<One extends BestSet>(before: One | null, after: One | null) {
  return before && after && after !== before ? { now: after, before } : null;
}

function maxRecord(before: Bests, after: Bests): LiftRecord | null {
  const found = changed(before.max, after.max);
  return found && found.now.maxKg >= found.before.maxKg + MIN_GAIN_OF_MAX_KG
    ? { kind: 'max', ...found }
    : null;
}

/** Most reps at a load that was lifted before: the heaviest load of which there are more now. */
function repsRecord(before: Bests, after: Bests): LiftRecord | null {
  const heaviest = before.reps.at(-1)?.kg ?? 0;
  const fresh = after.reps.filter((one) => !before.reps.includes(one)).reverse();
  for (const now of fresh) {
    const most = mostRepsAt(before.reps, now.kg ?? 0);
    if (most && (now.kg ?? 0) <= heaviest) return { kind: 'reps', now, before: most };
  }
  return null;
}

function paceRecord(before: Bests, after: Bests): LiftRecord | null {
  for (let at = PACE_METRES.length - 1; at >= 0; at -= 1) {
    const found = changed(before.paces[at] ?? null, after.paces[at] ?? null);
    if (found) return { kind: 'pace', metres: PACE_METRES[at] ?? 0, ...found };
  }
  return null;
}

/** What the sets of a session beat of the bests before it, at most one of each kind. */
export function findRecords(before: Bests, session: Sets): LiftRecord[] {
  const after = addAllToBests(before, session);
  const max = maxRecord(before, after);
  const reps = repsRecord(before, after);
  const simple = (kind: 'heaviest' | 'set' | 'longest' | 'farthest'): LiftRecord[] => {
    const found = changed(before[kind], after[kind]);
    return found ? [{ kind, ...found }] : [];
  };
  return [
    ...(max ? [max] : []),
    ...simple('heaviest'),
    ...simple('set'),
    ...(reps ? [reps] : []),
    ...simple('longest'),
    ...simple('farthest'),
    ...[paceRecord(before, after) ?? []].flat(),
  ];
}

type Session = Sets & { sessionId: string };

/** The bests that a session has to beat: of those before it and, if it was entered late, of all. */
export function bestsFor(session: Session, all: readonly Session[]): Bests {
  const isLate = isBackDated(session, all);
  return all
    .filter(
      (other) => other.sessionId !== session.sessionId && (isLate || byLatest(session, other) < 0),
    )
    .sort((a, b) => -byLatest(a, b))
    .reduce(addAllToBests, NO_BESTS);
}

/**
 * The records of each session of one exercise, by its id: in the order of days, so that an edit, a
 * deletion or a session entered late changes those that follow it. One entered late has to beat what
 * came after it too.
 */
export function listRecords(all: readonly Session[]): Map<string, LiftRecord[]> {
  let bests = NO_BESTS;
  const found = new Map<string, LiftRecord[]>();
  for (const session of [...all].sort((a, b) => -byLatest(a, b))) {
    const before = isBackDated(session, all) ? bestsFor(session, all) : bests;
    found.set(session.sessionId, findRecords(before, session));
    bests = addAllToBests(bests, session);
  }
  return found;
}
