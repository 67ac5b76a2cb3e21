import type { LiftSettings, ProgressionRule } from './progression-rule.ts';

/** Smallest and largest step of a load, kg. */
export const MIN_STEP_KG = 0.25;
export const MAX_STEP_KG = 50;
export const MAX_REST_SECONDS = 900;

type Content = {
  exerciseId: string;
  rule?: ProgressionRule | null | undefined;
  unit?: 'kg' | 'lb' | null | undefined;
  stepKg?: number | null | undefined;
  restSeconds?: number | null | undefined;
};

/** To 10 g: a step of 5 lb stays one. */
const round = (kg: number): number => Math.round(kg * 100) / 100;

/** What the server makes of settings that were sent. */
export const toShownSettings = ({ exerciseId, rule, unit, stepKg, restSeconds }: Content) => ({
  exerciseId,
  rule: rule ?? null,
  unit: unit ?? null,
  stepKg: stepKg === null || stepKg === undefined ? null : round(stepKg),
  restSeconds: restSeconds ?? null,
});

/** Last made first: ids sort by the moment they were made. */
export const byLastMade = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? 1 : -1);

/** The settings of each exercise: of several for one, as two devices may make them, the last made. */
export function settingsByExercise<One extends LiftSettings & { id: string; exerciseId: string }>(
  all: readonly One[],
): Map<string, One> {
  const sorted = [...all].sort((a, b) => -byLastMade(a, b));
  return new Map(sorted.map((one) => [one.exerciseId, one]));
}
