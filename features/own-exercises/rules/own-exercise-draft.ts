import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { loadTypeOf, stepKgOf } from '#features/exercises/rules/exercise.ts';
import type {
  Level,
  LoadType,
  MuscleShares,
  Pattern,
  RestClass,
  Skill,
  StressTag,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { OwnExerciseContent } from './own-exercise-schema.ts';
import { startOfPattern } from './pattern-start.ts';

/** An own exercise as its form holds it: figures and lines as they are typed. */
export type OwnExerciseDraft = {
  name: string;
  /** '': not chosen yet */
  pattern: Pattern | '';
  /** one name a line */
  also: string;
  muscles: MuscleShares;
  kit: readonly (readonly Equipment[])[];
  loadType: LoadType;
  stepKg: string;
  skill: Skill;
  from: Level;
  upTo: Level;
  tags: readonly StressTag[];
  counted: 'reps' | 'seconds' | 'neither';
  low: string;
  high: string;
  rest: RestClass;
  unilateral: boolean;
  compound: boolean;
  /** one step a line */
  cues: string;
  note: string;
  /** '': none */
  likeId: string;
};

type FormatKg = (kg: number) => string;
type FromPattern = Pick<
  OwnExerciseDraft,
  'muscles' | 'counted' | 'low' | 'high' | 'compound' | 'tags' | 'rest'
>;

const NOTHING: FromPattern = {
  muscles: {},
  counted: 'reps',
  low: '',
  high: '',
  compound: false,
  tags: [],
  rest: 'isolation',
};

export const EMPTY_OWN_EXERCISE: OwnExerciseDraft = {
  ...NOTHING,
  name: '',
  pattern: '',
  also: '',
  kit: [[]],
  loadType: 'bodyweight',
  stepKg: '',
  skill: 1,
  from: 'beginner',
  upTo: 'advanced',
  unilateral: false,
  cues: '',
  note: '',
  likeId: '',
};

function draftOfRange({ reps, seconds }: Pick<OwnExerciseContent, 'reps' | 'seconds'>) {
  const [low, high] = reps ?? seconds ?? [];
  const counted = reps ? 'reps' : seconds ? 'seconds' : 'neither';
  return { counted, low: String(low ?? ''), high: String(high ?? '') } as const;
}

function fromPattern(pattern: Pattern | ''): FromPattern {
  if (pattern === '') return NOTHING;
  const { muscles, reps, seconds, compound, tags, rest } = startOfPattern(pattern);
  const range = draftOfRange({ reps: reps && [...reps], seconds: seconds && [...seconds] });
  return { ...range, muscles, compound, tags, rest };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What changes with another pattern: all that still is as the pattern before it filled it in. */
export function changePattern(
  draft: OwnExerciseDraft,
  pattern: Pattern,
): Partial<OwnExerciseDraft> {
  const before = fromPattern(draft.pattern);
  const after = fromPattern(pattern);
  const isKept = (names: readonly (keyof FromPattern)[]) =>
    names.some((name) => !isSame(draft[name], before[name]));
  const { muscles, compound, tags, rest, ...range } = after;
  return {
    pattern,
    // Of another movement it would show the wrong figure.
    likeId: '',
    ...(!isKept(['muscles']) && { muscles }),
    ...(!isKept(['counted', 'low', 'high']) && range),
    ...(!isKept(['compound']) && { compound }),
    ...(!isKept(['tags']) && { tags }),
    ...(!isKept(['rest']) && { rest }),
  };
}

/** What changes with other equipment: how it gets harder, and by which step. */
export function changeKit(
  draft: OwnExerciseDraft,
  kit: OwnExerciseDraft['kit'],
  formatKg: FormatKg,
): Partial<OwnExerciseDraft> {
  const isTimed = draft.counted !== 'reps';
  const stepOf = (of: OwnExerciseDraft['kit']) => formatStep(stepKgOf(of), formatKg);
  const followsLoad = draft.loadType === loadTypeOf(draft.kit, isTimed);
  const followsStep = draft.stepKg === stepOf(draft.kit);
  return {
    kit,
    ...(followsLoad && { loadType: loadTypeOf(kit, isTimed) }),
    ...(followsStep && { stepKg: stepOf(kit) }),
  };
}

const formatStep = (kg: number | null, formatKg: FormatKg): string =>
  kg === null ? '' : formatKg(kg);

/** A stored exercise as its form holds it. */
export const toOwnExerciseDraft = (
  own: OwnExerciseContent,
  formatKg: FormatKg,
): OwnExerciseDraft => ({
  ...draftOfRange(own),
  name: own.name,
  pattern: own.pattern,
  also: own.also.join('\n'),
  muscles: own.muscles,
  kit: own.kit,
  loadType: own.loadType,
  stepKg: formatStep(own.stepKg, formatKg),
  skill: own.skill,
  from: own.from,
  upTo: own.upTo,
  tags: own.tags,
  rest: own.rest,
  unilateral: own.unilateral,
  compound: own.compound,
  cues: own.cues.join('\n'),
  note: own.note ?? '',
  likeId: own.likeId ?? '',
});
