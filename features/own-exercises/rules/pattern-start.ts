import type { Range } from '#features/exercises/rules/exercise.ts';
import type {
  MuscleShares,
  Pattern,
  RestClass,
  StressTag,
} from '#features/exercises/rules/exercise-kinds.ts';
import { PATTERN_DEFAULTS } from '#features/exercises/rules/library/pattern-defaults.ts';

type Counted = { muscles: MuscleShares; reps?: Range; seconds?: Range };

/** What most exercises of the library's pattern train, and for how long. */
const USUAL: Readonly<Record<Pattern, Counted>> = {
  squat: { muscles: { quads: 1, glutes: 0.5, adductors: 0.5 }, reps: [8, 15] },
  lunge: { muscles: { quads: 1, glutes: 1, adductors: 0.5, hamstrings: 0.25 }, reps: [8, 15] },
  knee_iso: { muscles: { quads: 1 }, reps: [10, 15] },
  hinge: { muscles: { glutes: 1, hamstrings: 1, lowerBack: 0.5 }, reps: [8, 15] },
  bridge: { muscles: { glutes: 1, hamstrings: 0.5 }, reps: [10, 20] },
  ham_iso: { muscles: { hamstrings: 1, calves: 0.25 }, reps: [8, 15] },
  calf: { muscles: { calves: 1 }, reps: [10, 20] },
  hpush: { muscles: { chest: 1, triceps: 0.5, frontDelts: 0.5 }, reps: [8, 15] },
  chest_iso: { muscles: { chest: 1, frontDelts: 0.5 }, reps: [10, 15] },
  vpush: { muscles: { frontDelts: 1, sideDelts: 0.5, triceps: 0.5 }, reps: [8, 15] },
  side_iso: { muscles: { sideDelts: 1 }, reps: [10, 20] },
  triceps: { muscles: { triceps: 1 }, reps: [8, 15] },
  vpull: { muscles: { lats: 1, upperBack: 0.5, biceps: 0.5 }, reps: [6, 12] },
  hpull: { muscles: { lats: 1, upperBack: 1, rearDelts: 0.5, biceps: 0.5 }, reps: [8, 15] },
  rear_iso: { muscles: { rearDelts: 1, upperBack: 0.5 }, reps: [12, 20] },
  biceps: { muscles: { biceps: 1, forearms: 0.5 }, reps: [8, 15] },
  core: { muscles: { core: 1 }, reps: [8, 15] },
  carry: { muscles: { core: 0.5, forearms: 0.5, upperBack: 0.5 }, seconds: [20, 40] },
  cardio: { muscles: { quads: 0.5, glutes: 0.25, calves: 0.25 } },
  mobility: { muscles: { hamstrings: 0.25 }, seconds: [20, 40] },
};

export type PatternStart = {
  muscles: MuscleShares;
  reps: Range | null;
  seconds: Range | null;
  compound: boolean;
  tags: readonly StressTag[];
  rest: RestClass;
};

/** What an own exercise of a pattern starts with. */
export function startOfPattern(pattern: Pattern): PatternStart {
  const { muscles, reps = null, seconds = null } = USUAL[pattern];
  const { compound, tags, rest } = PATTERN_DEFAULTS[pattern];
  const usualRest = compound ? 'compound' : 'isolation';
  return { muscles, reps, seconds, compound, tags, rest: rest ?? usualRest };
}
