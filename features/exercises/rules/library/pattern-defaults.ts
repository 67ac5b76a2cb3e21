import type { Pattern, Position, RestClass, StressTag } from '../exercise-kinds.ts';

type PatternDefaults = {
  compound: boolean;
  position: Position;
  tags: readonly StressTag[];
  rest?: RestClass;
  met?: number;
};

const of = (
  compound: boolean,
  position: Position,
  ...tags: readonly StressTag[]
): PatternDefaults => ({ compound, position, tags });

/** What holds for most exercises of a pattern. */
export const PATTERN_DEFAULTS: Readonly<Record<Pattern, PatternDefaults>> = {
  squat: of(true, 'standing', 'knee'),
  lunge: of(true, 'standing', 'knee'),
  knee_iso: of(false, 'seated', 'knee'),
  hinge: of(true, 'standing', 'lowerBack'),
  bridge: of(false, 'lying'),
  ham_iso: of(false, 'lying'),
  calf: of(false, 'standing'),
  hpush: of(true, 'lying'),
  chest_iso: of(false, 'standing'),
  vpush: of(true, 'standing', 'overhead'),
  side_iso: of(false, 'standing'),
  triceps: of(false, 'standing', 'elbow'),
  vpull: of(true, 'hanging', 'overhead'),
  hpull: of(true, 'standing'),
  rear_iso: of(false, 'standing'),
  biceps: of(false, 'standing', 'elbow'),
  core: of(false, 'lying'),
  carry: of(true, 'standing'),
  cardio: { ...of(true, 'standing'), rest: 'none' },
  // 02101 stretching, mild (2024 Adult Compendium).
  mobility: { ...of(false, 'standing'), rest: 'none', met: 2.3 },
};
