import type { Protection } from '#features/nutrition/rules/targets/protection.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { GoalKind } from './goal-kinds.ts';

export type DayValue = { date: CalendarDay; value: number };

/** Something a goal can be about, with what is known of it day by day, in order. */
export type Subject = {
  kind: GoalKind;
  subject: string;
  /** as its feature calls it; empty where the app's own words name it */
  name: string;
  unit: string;
  points: DayValue[];
};

/** What limits a person's goals: years and cm; null where it is not known. */
export type GoalPerson = {
  age: number | null;
  heightCm: number | null;
  /** why no deficit is taken; null: it may be */
  protection: Protection | null;
  /** gentle mode */
  numbersHidden: boolean;
};

/** Days that are known of a subject without a goal, unless more is asked for: as far back as a course looks. */
export const DAYS_AT_FIRST = 168;

type Named = { kind: GoalKind; subject: string };

export const findSubject = <One extends Named>(
  all: readonly One[],
  { kind, subject }: Named,
): One | undefined => all.find((one) => one.kind === kind && one.subject === subject);
