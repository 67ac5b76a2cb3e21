import {
  type ActivityKind,
  factsOf,
  MAX_HEART_RATE,
  MAX_LAPS,
  MAX_METRES,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_SECONDS,
  MIN_HEART_RATE,
} from '#features/tracks/rules/activity-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { durationText } from '#platform/shared/duration-text.ts';
import type { ActivityContent, Lap } from './activity.ts';
import { distanceUnitOf, parseDistance, parseDuration } from './figures.ts';

export type LapDraft = { key: number; time: string; distance: string; heartRate: string };

/** An activity as it is typed. */
export type ActivityDraft = {
  kind: ActivityKind;
  /** "": none was chosen */
  date: CalendarDay;
  distance: string;
  time: string;
  /** "" or 1 to 10 */
  effort: string;
  heartRate: string;
  maxHeartRate: string;
  name: string;
  note: string;
  laps: readonly LapDraft[];
};

const fixed = (value: number, digits: number): string =>
  value.toFixed(digits).replace(/\.?0+$/, '') || '0';
const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Metres as typed: km to three decimals, so that nothing is lost. */
const distanceText = (metres: number | null, kind: ActivityKind): string => {
  if (metres === null) return '';
  return distanceUnitOf(kind) === 'm' ? fixed(metres, 1) : fixed(metres / 1_000, 3);
};

/** What the form starts from; `defaultName` is not shown, as it follows from the kind. */
export const toDraft = (content: ActivityContent, defaultName: string): ActivityDraft => ({
  kind: content.kind,
  date: content.date,
  distance: distanceText(content.metres, content.kind),
  time: durationText(content.seconds),
  effort: textOf(content.effort),
  heartRate: textOf(content.heartRate),
  maxHeartRate: textOf(content.maxHeartRate),
  name: content.name === defaultName ? '' : content.name,
  note: content.note ?? '',
  laps: content.laps.map((lap, key) => ({
    key,
    time: durationText(lap.seconds),
    distance: distanceText(lap.metres, content.kind),
    heartRate: textOf(lap.heartRate),
  })),
});

export const emptyDraft = (kind: ActivityKind, date: CalendarDay): ActivityDraft => ({
  kind,
  date,
  distance: '',
  time: '',
  effort: '',
  heartRate: '',
  maxHeartRate: '',
  name: '',
  note: '',
  laps: [],
});

type Problem = string | null;

function timeProblem(seconds: number | null | 'invalid'): Problem {
  if (seconds === null) return 'Enter the time.';
  if (seconds === 'invalid') return 'Enter minutes, or a time like 45:30 or 1:05:30.';
  if (seconds < 1) return 'Enter a time above zero.';
  return seconds > MAX_SECONDS ? 'Use at most 24 hours.' : null;
}

/** Breaks are in the time that is typed: at least this share of it was moving. */
const LEAST_MOVING = 0.1;

function distanceProblem(
  metres: number | null | 'invalid',
  seconds: number | null | 'invalid',
  kind: ActivityKind,
): Problem {
  if (metres === null) return null;
  if (metres === 'invalid') {
    return distanceUnitOf(kind) === 'm'
      ? 'Enter metres, such as 1500, or 1.5 km.'
      : 'Enter a distance like 5.2 km or 800 m.';
  }
  if (metres <= 0) return 'Enter a distance above zero, or leave it empty.';
  if (metres > MAX_METRES) return 'Use at most 1,000 km.';
  if (typeof seconds !== 'number' || seconds <= 0) return null;
  const speed = metres / seconds;
  const { maxSpeed, minSpeed } = factsOf(kind);
  if (speed > maxSpeed) return 'That is too fast. Check the distance, its unit and the time.';
  return speed < minSpeed * LEAST_MOVING
    ? 'That is too slow. Check the distance, its unit and the time.'
    : null;
}

/** Beats a minute as typed. */
function parseRate(text: string): number | null | 'invalid' {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,3}$/.test(typed) ? Number(typed) : 'invalid';
}

function rateProblem(rate: number | null | 'invalid'): Problem {
  if (rate === null) return null;
  const fits = rate !== 'invalid' && rate >= MIN_HEART_RATE && rate <= MAX_HEART_RATE;
  return fits ? null : `Use ${MIN_HEART_RATE} to ${MAX_HEART_RATE} beats a minute.`;
}

const known = (value: number | null | 'invalid'): number | null =>
  typeof value === 'number' ? value : null;

/** A distance that was not touched stays exact. */
function metresOf(text: string, kind: ActivityKind, before: number | null) {
  if (before !== null && text === distanceText(before, kind)) return before;
  return parseDistance(text, distanceUnitOf(kind));
}

function checkLaps(draft: ActivityDraft, before: ActivityContent | null) {
  const errors: Record<string, Problem> = {};
  const laps: Lap[] = draft.laps.map((lap, at) => {
    const seconds = parseDuration(lap.time);
    const old = before?.laps[lap.key]?.metres ?? null;
    const metres = metresOf(lap.distance, draft.kind, old);
    const heartRate = parseRate(lap.heartRate);
    errors[`laps.${at}.time`] = timeProblem(seconds);
    errors[`laps.${at}.distance`] = distanceProblem(metres, seconds, draft.kind);
    errors[`laps.${at}.heartRate`] = rateProblem(heartRate);
    return { seconds: known(seconds) ?? 0, metres: known(metres), heartRate: known(heartRate) };
  });
  return { laps, errors };
}

type Context = {
  today: CalendarDay;
  /** what the activity is called if no name is typed */
  defaultName: string;
  /** the activity that is edited */
  before: ActivityContent | null;
};

/** What the form sends, or one sentence for each field that is wrong. */
export function checkActivity(
  draft: ActivityDraft,
  { today, defaultName, before }: Context,
): { content: ActivityContent; errors: Record<string, Problem> } {
  const seconds = parseDuration(draft.time);
  const metres = metresOf(draft.distance, draft.kind, before?.metres ?? null);
  const heartRate = parseRate(draft.heartRate);
  const maxHeartRate = parseRate(draft.maxHeartRate);
  const { laps, errors } = checkLaps(draft, before);
  const mean = known(heartRate);
  const most = known(maxHeartRate);
  const isMeanAbove = mean !== null && most !== null && mean > most;
  const untouched = before !== null && draft.time === durationText(before.seconds);
  return {
    content: {
      date: draft.date,
      kind: draft.kind,
      name: draft.name.trim() || defaultName,
      seconds: untouched ? before.seconds : (known(seconds) ?? 0),
      metres: known(metres),
      heartRate: mean,
      maxHeartRate: most,
      effort: draft.effort === '' ? null : Number(draft.effort),
      note: draft.note.trim() || null,
      // The clock of another day says nothing true.
      startedAt: before && before.date === draft.date ? before.startedAt : null,
      laps,
      fromFile: before?.fromFile ?? null,
    },
    errors: {
      ...errors,
      time: timeProblem(seconds),
      distance: distanceProblem(metres, seconds, draft.kind),
      date: draft.date === '' ? 'Choose a day.' : dateProblem(draft.date, today),
      heartRate: rateProblem(heartRate),
      maxHeartRate:
        rateProblem(maxHeartRate) ?? (isMeanAbove ? 'The highest is below the mean.' : null),
      name:
        draft.name.trim().length > MAX_NAME_LENGTH
          ? `Use at most ${MAX_NAME_LENGTH} characters.`
          : null,
      note:
        draft.note.trim().length > MAX_NOTE_LENGTH
          ? `Use at most ${MAX_NOTE_LENGTH} characters.`
          : null,
      laps: laps.length > MAX_LAPS ? `Use at most ${MAX_LAPS} intervals.` : null,
    },
  };
}

const dateProblem = (date: CalendarDay, today: CalendarDay): Problem =>
  date > today ? 'The date can’t be in the future.' : null;
