import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { isMinor, minReserve } from '#features/plan-generator/rules/dose/prescription.ts';
import {
  ENGINE_VERSION,
  type PlanDay,
  type PlanInput,
  type PlanItem,
  type PlanNote,
  type PlannedSession,
  type Weekday,
  type WeekPlan,
} from '#features/plan-generator/rules/plan-input.ts';
import {
  type ExerciseOf,
  lookUpExercises,
  sessionSeconds,
} from '#features/plan-generator/rules/session-seconds.ts';
import { weekOfBlock } from '#features/plan-generator/rules/week-of-block.ts';
import { chooseDays } from './choose-days.ts';
import { fillSlot } from './fill-slot.ts';
import { fitTime } from './fit-time.ts';
import {
  type Phase,
  type Programme,
  phaseOfWeek,
  readSlot,
  type SessionPlan,
  weeksOf,
} from './programme.ts';

/** What differs from the programme as it is written, beside the reasons of the items. */
export type Change =
  /** the person trains on fewer days; sessions follow each other over the weeks */
  | { kind: 'fewerDays'; days: number; ofDays: number }
  /** a day shorter than the session: exercises with fewer sets or minutes, and those left out */
  | {
      kind: 'shorter';
      weekday: Weekday;
      shortened: readonly string[];
      dropped: readonly string[];
    }
  /** neither the exercise nor anything like it can be done there */
  | {
      kind: 'missing';
      weekday: Weekday;
      what: { exerciseId: string } | { pattern: Pattern };
    }
  /** hard sessions on days that follow each other */
  | { kind: 'backToBack'; weekdays: readonly [Weekday, Weekday] };

export type AdaptedWeek = {
  week: number;
  /** what the weeks of this phase are for */
  note: string;
  plan: WeekPlan;
  /** names of the sessions, in the order of `plan.sessions` */
  names: readonly string[];
  changes: readonly Change[];
};

type Context = { input: PlanInput; exerciseOf: ExerciseOf };

type Adapted = { session: PlannedSession; name: string; changes: Change[] };

function adaptSession(written: SessionPlan, day: PlanDay, { input, exerciseOf }: Context): Adapted {
  const changes: Change[] = [];
  const at = { weekday: day.weekday };
  const slots = written.slots.flatMap((text) => readSlot(text) ?? []);
  const named = new Set(slots.flatMap(({ exerciseId }) => exerciseId ?? []));
  const items: PlanItem[] = [];
  for (const slot of slots) {
    const taken = new Set([...named, ...items.map(({ exerciseId }) => exerciseId)]);
    const item = fillSlot(slot, { input, place: day, exerciseOf, taken });
    if (item) items.push(item);
    else if (slot.exerciseId) {
      changes.push({ kind: 'missing', ...at, what: { exerciseId: slot.exerciseId } });
    } else if (slot.pattern) {
      changes.push({ kind: 'missing', ...at, what: { pattern: slot.pattern } });
    }
  }
  const fitted = fitTime(items, day.minutes, exerciseOf);
  const { shortened, dropped } = fitted;
  if (shortened.length + dropped.length > 0) {
    changes.push({ kind: 'shorter', ...at, shortened, dropped });
  }
  const session: PlannedSession = {
    weekday: day.weekday,
    minutes: day.minutes,
    kit: day.kit,
    placeName: day.placeName,
    focus: written.focus,
    items: fitted.items,
    seconds: sessionSeconds(fitted.items, exerciseOf),
  };
  return { session, name: written.name, changes };
}

function notesOf(sessions: readonly Adapted[], input: PlanInput): PlanNote[] {
  const notes: PlanNote[] = [];
  if (sessions.length === 0) notes.push({ kind: 'noDays' });
  for (const { session, changes } of sessions) {
    if (session.items.length > 0) continue;
    const { weekday, minutes } = session;
    notes.push(
      changes.some(({ kind }) => kind === 'shorter')
        ? { kind: 'dayTooShort', weekday, minutes }
        : { kind: 'nothingFits', weekday },
    );
  }
  if (input.intensityCapped) notes.push({ kind: 'intensityCapped' });
  if (isMinor(input)) notes.push({ kind: 'minor' });
  return notes;
}

const isEasy = ({ focus }: PlannedSession): boolean => focus === 'cardio' || focus === 'mobility';

/** Two sessions on days in a row that train the same half of the body. */
function listBackToBack(sessions: readonly PlannedSession[]): Change[] {
  return sessions.flatMap((session, at) => {
    const next = sessions[(at + 1) % sessions.length];
    if (!next || next === session || isEasy(session) || isEasy(next)) return [];
    if ((session.weekday % 7) + 1 !== next.weekday) return [];
    const isSame =
      session.focus === 'full' || next.focus === 'full' || session.focus === next.focus;
    if (!isSame) return [];
    return [{ kind: 'backToBack' as const, weekdays: [session.weekday, next.weekday] as const }];
  });
}

/** The written sessions of a week: all of them, or the next ones in turn where there are fewer days. */
function sessionsOf(phase: Phase, weekOfPhase: number, days: number): SessionPlan[] {
  const { sessions } = phase;
  const count = Math.min(days, sessions.length);
  const first = count < sessions.length ? (weekOfPhase - 1) * count : 0;
  return Array.from({ length: count }, (_, at) => sessions[(first + at) % sessions.length]).flatMap(
    (session) => session ?? [],
  );
}

function adaptWeek(
  programme: Programme,
  week: number,
  days: readonly PlanDay[],
  context: Context,
): AdaptedWeek | null {
  const found = phaseOfWeek(programme, week);
  if (!found) return null;
  const { phase, weekOfPhase } = found;
  const { input, exerciseOf } = context;
  const written = sessionsOf(phase, weekOfPhase, days.length);
  const adapted = written.flatMap((session, at) => {
    const day = days[at];
    return day ? [adaptSession(session, day, context)] : [];
  });
  const sessions = adapted.map(({ session }) => session);
  const base: WeekPlan = {
    sessions,
    short: [],
    notes: notesOf(adapted, input),
    minRir: minReserve(input),
    engineVersion: ENGINE_VERSION,
  };
  const fewer: Change[] =
    days.length > 0 && days.length < phase.sessions.length
      ? [{ kind: 'fewerDays', days: days.length, ofDays: phase.sessions.length }]
      : [];
  // One week more than there are: then none of them is the light one.
  const weeks = phase.endsLight ? phase.weeks : phase.weeks + 1;
  return {
    week,
    note: phase.note,
    plan: phase.isSteady ? base : weekOfBlock(base, weekOfPhase, weeks, exerciseOf, input.lifts),
    names: adapted.map(({ name }) => name),
    changes: [...fewer, ...listBackToBack(sessions), ...adapted.flatMap(({ changes }) => changes)],
  };
}

/**
 * A programme for one person, week by week: its exercises where kit, level and body allow them, else the
 * best other one with the reason; on the person's days, as far apart as can be; within the minutes of each
 * day. Everything of `input` counts but its goal, which is the programme's.
 */
export function adaptProgramme(programme: Programme, input: PlanInput): AdaptedWeek[] {
  const own: PlanInput = { ...input, goal: programme.goal };
  const days = chooseDays(own.days, programme.days);
  const context: Context = { input: own, exerciseOf: lookUpExercises(own.pool) };
  return Array.from({ length: weeksOf(programme) }, (_, at) => at + 1).flatMap(
    (week) => adaptWeek(programme, week, days, context) ?? [],
  );
}
