import { z } from 'zod';
import { EQUIPMENT } from '#features/exercises/rules/equipment-kinds.ts';
import { MUSCLES, PATTERNS, STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import { MAIN_MOVEMENTS, type MainMovement } from '#features/exercises/rules/training-gaps.ts';
import type {
  PlanItem,
  PlanNote,
  PlannedSession,
  Reason,
  SessionFocus,
  SubstituteCause,
  WeekPlan,
} from '#features/plan-generator/rules/plan-input.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import { exerciseId } from '#features/training-sessions/contract.ts';

const MAX_REPS = 1_000;
const MAX_SECONDS = 36_000;
const MAX_WEEK_MINUTES = 7 * 24 * 60;
const MAX_KG = 1_000;

const count = (most: number) => z.number().int().min(0).max(most, `Use at most ${most}.`);
const amount = z.number().min(0).max(100_000);
const kg = z.number().min(0).max(MAX_KG, `Use at most ${MAX_KG} kg.`);
const itemId = z.string().min(1).max(80, 'That id is too long.');
const exercises = z.array(exerciseId).max(200);
const equipment = z.array(z.enum(EQUIPMENT)).max(EQUIPMENT.length);
const muscle = z.enum(MUSCLES);
export const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);
const range = (most: number) => z.tuple([count(most), count(most)]).nullable();
const weights = z.array(kg).max(200).nullable();

/** One of several kinds of things; the compiler names a kind that is missing. */
const oneOf = <One extends { kind: string }>(shapes: Record<One['kind'], z.ZodRawShape>) => {
  const [first, ...rest] = Object.entries<z.ZodRawShape>(shapes).map(([kind, shape]) =>
    z.object({ kind: z.literal(kind), ...shape }),
  );
  if (!first) throw new Error('Give a kind.');
  return z.discriminatedUnion('kind', [first, ...rest]) as unknown as z.ZodType<One, One>;
};

export const kit: z.ZodType<Kit, Kit> = z.object({
  equipment,
  barKg: kg.nullable(),
  platesKg: z
    .array(z.object({ kg, pairs: count(100) }))
    .max(50)
    .nullable(),
  dumbbellsKg: weights,
  kettlebellsKg: weights,
  machineStepKg: kg.nullable(),
});

const cause = oneOf<SubstituteCause>({
  avoid: { tag: z.enum(STRESS_TAGS) },
  equipment: { equipment },
  banned: {},
  level: {},
});

const reason = oneOf<Reason>({
  onlyPattern: { pattern: z.enum(PATTERNS) },
  mainPattern: { pattern: z.enum(PATTERNS), daysAWeek: count(7) },
  muscleGap: { muscle, sets: amount, ofSets: amount },
  heavyDay: {},
  kept: {},
  favourite: {},
  focus: { muscle },
  fixed: {},
  substitute: { forExerciseId: exerciseId, because: cause },
  balance: {},
  technique: {},
  superset: { withExerciseId: exerciseId },
  cardio: { countedMinutes: amount, ofMinutes: amount },
  mobility: { muscle: muscle.nullable() },
  warmUp: {},
  moved: { fromWeekday: weekday },
  swapped: { forExerciseId: exerciseId },
  added: {},
});

export const planItem: z.ZodType<PlanItem, PlanItem> = z.object({
  id: itemId,
  exerciseId,
  sets: z.number().int().min(1, 'Use 1 to 30 sets.').max(30, 'Use 1 to 30 sets.'),
  reps: range(MAX_REPS),
  seconds: range(MAX_SECONDS),
  rir: z.number().min(0).max(10).nullable(),
  restSeconds: count(MAX_SECONDS),
  loadKg: kg.nullable(),
  superset: itemId.nullable(),
  locked: z.boolean(),
  reasons: z.array(reason).max(20),
});

const FOCUSES: readonly SessionFocus[] = [
  'full',
  'upper',
  'lower',
  'push',
  'pull',
  'legs',
  'cardio',
  'mobility',
];

export const plannedSession: z.ZodType<PlannedSession, PlannedSession> = z.object({
  weekday,
  minutes: count(600),
  kit,
  placeName: z.string().max(60).nullable(),
  focus: z.enum(FOCUSES),
  items: z.array(planItem).max(30, 'Use at most 30 exercises.'),
  seconds: count(MAX_SECONDS * 10),
});

const movements = Object.keys(MAIN_MOVEMENTS) as MainMovement[];
const weekMinutes = z.number().min(0).max(MAX_WEEK_MINUTES);

export const planNote = oneOf<PlanNote>({
  noDays: {},
  dayTooShort: { weekday, minutes: count(600) },
  nothingFits: { weekday },
  shortOfTime: { minutes: weekMinutes, neededMinutes: weekMinutes },
  movementMissing: {
    movement: z.enum(movements),
    buy: equipment,
    spares: z.array(z.enum(STRESS_TAGS)).max(STRESS_TAGS.length).optional(),
  },
  muscleMissing: { muscle, buy: equipment },
  onceAWeek: { muscles: z.array(muscle).max(MUSCLES.length) },
  unbalanced: { more: z.enum(['push', 'pull']), pushSets: amount, pullSets: amount },
  cardioShort: { countedMinutes: amount, ofMinutes: amount },
  fixedTooLong: { weekday, overSeconds: amount },
  intensityCapped: {},
  minor: {},
  balance: { daysAWeek: count(7) },
  antagonistSupersets: { weekdays: z.array(weekday).max(7) },
  easyDay: { weekday },
  deload: {},
  replanned: {
    missed: weekday,
    moved: z.array(z.object({ exerciseId, to: weekday })).max(60),
    dropped: exercises,
  },
  missedLast: { missed: weekday },
});

export const weekPlan: z.ZodType<WeekPlan, WeekPlan> = z.object({
  sessions: z.array(plannedSession).max(7),
  short: z.array(z.object({ muscle, missingSets: amount })).max(MUSCLES.length),
  notes: z.array(planNote).max(60),
  minRir: z.number().min(0).max(10),
  engineVersion: count(1_000),
});
