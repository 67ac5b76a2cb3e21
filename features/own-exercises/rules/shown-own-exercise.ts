import type { OwnExerciseContent, OwnExerciseInput } from './own-exercise-schema.ts';

const trimmed = (lines: readonly string[] = []): string[] => lines.map((line) => line.trim());

/** What the server makes of an own exercise that was sent. */
export const toShownOwnExercise = (sent: OwnExerciseInput): OwnExerciseContent => ({
  name: sent.name.trim(),
  also: trimmed(sent.also),
  pattern: sent.pattern,
  muscles: sent.muscles,
  kit: sent.kit ?? [[]],
  loadType: sent.loadType ?? 'bodyweight',
  stepKg: sent.stepKg ?? null,
  skill: sent.skill ?? 1,
  from: sent.from ?? 'beginner',
  upTo: sent.upTo ?? 'advanced',
  tags: sent.tags ?? [],
  reps: sent.reps ?? null,
  seconds: sent.seconds ?? null,
  rest: sent.rest ?? 'isolation',
  unilateral: sent.unilateral ?? false,
  compound: sent.compound ?? false,
  cues: trimmed(sent.cues),
  note: sent.note?.trim() ?? null,
  likeId: sent.likeId ?? null,
});

/** Newest first: ids sort by the moment they were made. */
export const byNewestOwnExercise = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? 1 : -1;
