import { z } from 'zod';
import { goal } from '#features/account/contract.ts';
import { LEVELS, MUSCLES, STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import { diaryDay } from '#features/food-log/contract.ts';
import {
  CHANGE_KINDS,
  MAX_CHANGES,
  MAX_PLAN_NAME_LENGTH,
  MAX_PLAN_WEEKS,
  MIN_PLAN_WEEKS,
  PLAN_SOURCES,
  type PlanSnapshot,
} from '#features/plan-blocks/rules/plan-content.ts';
import { exerciseId } from '#features/training-sessions/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import {
  kit,
  planItem,
  planNote,
  plannedSession,
  weekday,
  weekPlan,
} from './contract/generated-week.ts';

const MAX_LIFTS = 1_000;
const exercises = z.array(exerciseId).max(1_000);
const weeks = z.literal([4, 5, 6], 'A block has 4 to 6 weeks.');

/** What the plan was made from: the generator's input without the exercises to choose from. */
const snapshot = z.object({
  goal,
  level: z.enum(LEVELS),
  age: z.number().int().min(0).max(150).nullable(),
  days: z
    .array(
      z.object({
        weekday,
        minutes: z.number().int().min(0).max(600),
        kit,
        placeName: z.string().max(60).nullable(),
      }),
    )
    .max(7),
  avoid: z.array(z.enum(STRESS_TAGS)).max(STRESS_TAGS.length),
  banned: exercises,
  favourites: exercises,
  focus: z.array(z.enum(MUSCLES)).max(MUSCLES.length),
  recovery: z.enum(['low', 'normal', 'high']),
  intensityCapped: z.boolean(),
  sparesLying: z.boolean().optional(),
  cardio: z.enum(['none', 'some', 'more']),
  mobility: z.boolean().optional(),
  kept: exercises,
  fixed: z.array(z.object({ weekday: z.number().int().min(1).max(7), item: planItem })).max(100),
  lifts: z
    .record(
      z.string().max(60),
      z.object({
        e1rmKg: z.number().min(0).max(1_000),
        daysSince: z.number().int().min(0).max(100_000).optional(),
      }),
    )
    .refine((lifts) => Object.keys(lifts).length <= MAX_LIFTS, 'Use at most 1,000 lifts.')
    .meta({ maxProperties: MAX_LIFTS }),
  weeks,
  wishes: z
    .object({
      leaveOut: z.array(z.enum(MUSCLES)).max(MUSCLES.length),
      only: z.enum(['cardio', 'mobility']).nullable(),
    })
    .optional(),
  seed: z.number().int().min(0).max(4_294_967_295),
}) as unknown as z.ZodType<PlanSnapshot, PlanSnapshot>;

const dayChange = z.object({
  date: diaryDay,
  kind: z.enum(CHANGE_KINDS),
  weekday: z.number().int().min(1).max(7),
  session: plannedSession.nullable(),
  notes: z.array(planNote).max(20),
});

/** What a person keeps of a plan. */
const content = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_PLAN_NAME_LENGTH, `Use at most ${MAX_PLAN_NAME_LENGTH} characters.`),
  source: z.enum(PLAN_SOURCES),
  programmeId: z.string().max(60).nullable().default(null),
  byModel: z.boolean().default(false),
  monday: diaryDay,
  firstDay: diaryDay,
  weeks: z
    .number()
    .int()
    .min(MIN_PLAN_WEEKS, `A plan has at least ${MIN_PLAN_WEEKS} weeks.`)
    .max(MAX_PLAN_WEEKS, `A plan has at most ${MAX_PLAN_WEEKS} weeks.`),
  edits: z.number().int().min(0).max(100_000).default(0),
  input: snapshot,
  base: weekPlan,
  changes: z.array(dayChange).max(MAX_CHANGES, 'A block has no more days than that.'),
});

const { added, edited, stored } = recordSchemas(content);

export const trainingPlan = stored.extend({
  /** the plan that is followed now; one at most */
  active: z.boolean(),
});
export type TrainingPlan = z.infer<typeof trainingPlan>;
export type NewTrainingPlan = z.infer<typeof added>;

export const trainingPlansApi = {
  ...recordApi({
    path: '/api/training-plans',
    added,
    edited,
    stored: trainingPlan,
    notFound: 'That plan does not exist.',
    query: z.object({ which: z.enum(['active', 'all']) }),
    about: ['training-plans'],
    queued: true,
    bodyLimitBytes: 1_000_000,
    summaries: {
      list: 'List training plans, newest first; or the active one alone',
      add: 'Save a training plan and follow it; idempotent by id',
      edit: 'Change a training plan; 409 with the current one if it changed elsewhere',
      remove: 'Delete a training plan',
      restore: 'Undo a deletion',
    },
  }),
  activate: endpoint({
    method: 'POST',
    path: '/api/training-plans/:id/activate',
    about: ['training-plans'],
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Follow this plan instead of the one before; idempotent',
    params: z.object({ id: z.uuid('That plan does not exist.') }),
    response: trainingPlan,
  }),
};
