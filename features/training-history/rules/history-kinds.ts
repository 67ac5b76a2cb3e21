import type { RecordKind } from '#features/progression/rules/records/find-records.ts';
import type {
  Measure,
  SessionOrigin,
  SetKind,
} from '#features/training-sessions/rules/session-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** A session in a list. */
export type HistoryRow = {
  id: string;
  date: CalendarDay;
  name: string;
  origin: SessionOrigin;
  /** null: not known */
  minutes: number | null;
  sets: number;
  volumeKg: number | null;
  metres: number | null;
  /** in the order in which they were done */
  exercises: string[];
};

export type ExerciseDone = {
  exercise: string;
  sessions: number;
  /** warm-ups left out */
  sets: number;
  last: CalendarDay;
};

/** One session's work on an exercise. */
export type ExerciseDay = {
  sessionId: string;
  date: CalendarDay;
  sets: number;
  volumeKg: number | null;
  /** the best estimated max, kg */
  e1rmKg: number | null;
  /** most of one set */
  reps: number | null;
  /** of all sets */
  seconds: number | null;
  metres: number | null;
};

/** A set as exercises are looked back at. */
export type DoneSetRow = {
  sessionId: string;
  date: CalendarDay;
  kind: SetKind;
  measure: Measure;
  pieces: number;
  perSide: boolean;
  loadKg: number | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  reserve: number | null;
  e1rmKg: number | null;
  volumeKg: number | null;
};

/** A best with the set it was done with. */
export type Best = {
  kind: RecordKind;
  date: CalendarDay;
  sessionId: string | null;
  kg: number | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  /** of an estimated max, kg; rough from 11 reps */
  maxKg: number | null;
  isRough: boolean;
};

/** What came of an exercise between two days. */
export type DoneInRange = {
  exercise: string;
  sets: number;
  volumeKg: number | null;
  e1rmKg: number | null;
  sessions: number;
};

/** Days that one call may ask about: two long months, and the longest block. */
export const MAX_ROW_DAYS = 62;
export const MAX_RANGE_DAYS = 200;
export const MIN_SEARCH_CHARS = 2;
