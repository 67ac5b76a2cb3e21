import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';

/** Freezes that can be held at once. */
export const MAX_FREEZES = 2;
/** Kept days that earn one. */
export const DAYS_FOR_FREEZE = 7;
/** After more days than this without the habit, keeping it again is a return. */
export const ABSENCE_DAYS = 7;

/**
 * A day that counts, or a week (named by its Monday): all that a streak looks at. Days off, days of a pause
 * and days that the person's clocks left out are not among them.
 */
export type StreakUnit = {
  day: CalendarDay;
  kept: boolean;
  /** not over yet */
  open: boolean;
  /** the days in it on which the habit was kept */
  keptDays: readonly CalendarDay[];
};

/** What a streak comes to so far; it goes on from here with later units. */
export type StreakState = {
  run: number;
  longest: number;
  /** days kept in all */
  keptDays: number;
  /** taken up again after an absence */
  returns: number;
  freezes: number;
  /** kept days towards the next freeze, 0 to 6 */
  towardsFreeze: number;
  /** units missed since the last kept one */
  missed: CalendarDay[];
  lastKeptDay: CalendarDay | null;
};

export const NO_STREAK: StreakState = {
  run: 0,
  longest: 0,
  keptDays: 0,
  returns: 0,
  freezes: 0,
  towardsFreeze: 0,
  missed: [],
  lastKeptDay: null,
};

/** Two missed units end a run as surely as twenty. */
const MISSED_KEPT = 2;

type Walk = { state: StreakState; used: CalendarDay[] };

function keep({ state, used }: Walk, unit: StreakUnit, hasFreezes: boolean): Walk {
  const saved = hasFreezes && state.run > 0 && state.missed.length === 1 && state.freezes > 0;
  const goesOn = state.missed.length === 0 || saved;
  const run = (goesOn ? state.run : 0) + 1;
  const first = unit.keptDays[0] ?? unit.day;
  const away = state.lastKeptDay === null ? 0 : daysFrom(state.lastKeptDay, first) - 1;
  const earned = state.towardsFreeze + 1;
  const isEarned = hasFreezes && earned === DAYS_FOR_FREEZE;
  const held = state.freezes - (saved ? 1 : 0);
  return {
    used: saved ? [...used, ...state.missed] : used,
    state: {
      run,
      longest: Math.max(state.longest, run),
      keptDays: state.keptDays + unit.keptDays.length,
      returns: state.returns + (!goesOn && away >= ABSENCE_DAYS ? 1 : 0),
      freezes: Math.min(MAX_FREEZES, held + (isEarned ? 1 : 0)),
      towardsFreeze: hasFreezes ? earned % DAYS_FOR_FREEZE : 0,
      missed: [],
      lastKeptDay: unit.keptDays.at(-1) ?? unit.day,
    },
  };
}

/** Days of a week that was not kept still count as days kept. */
const miss = ({ state, used }: Walk, unit: StreakUnit): Walk => ({
  used,
  state: {
    ...state,
    keptDays: state.keptDays + unit.keptDays.length,
    lastKeptDay: unit.keptDays.at(-1) ?? state.lastKeptDay,
    missed: unit.open ? state.missed : [...state.missed, unit.day].slice(-MISSED_KEPT),
  },
});

/**
 * Walks units, oldest first, from a state on. What is open and not kept breaks nothing. A freeze is used by
 * itself, for one missed day between two kept ones, so only where it saves the run; two are held at most, and
 * each seven kept days earn one. Weeks have none: they leave days free already (decisions.md 42, domain.md 8).
 */
export function walkStreak(
  units: readonly StreakUnit[],
  { from = NO_STREAK, hasFreezes = true }: { from?: StreakState; hasFreezes?: boolean } = {},
): Walk {
  return units.reduce<Walk>(
    (walk, unit) => (unit.kept ? keep(walk, unit, hasFreezes) : miss(walk, unit)),
    { state: from, used: [] },
  );
}

/** The run as it stands: one missed day before today is still covered while a freeze is there for it. */
export function currentRun({ run, missed, freezes }: StreakState): number {
  if (missed.length === 0) return run;
  return missed.length === 1 && freezes > 0 ? run : 0;
}

/** The missed day that a freeze saves once the next day is kept; null without one. */
export function coveredDay(state: StreakState): CalendarDay | null {
  const [only] = state.missed;
  return only !== undefined && state.run > 0 && currentRun(state) > 0 ? only : null;
}
