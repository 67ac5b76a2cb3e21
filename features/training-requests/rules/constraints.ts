import { z } from 'zod';
import { goal } from '#features/account/contract.ts';
import { EQUIPMENT } from '#features/exercises/rules/equipment-kinds.ts';
import { LEVELS, MUSCLES, STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';

export const PLACES = ['home', 'gym', 'hotel', 'outdoors'] as const;
export const MIN_MINUTES = 5;
export const MAX_MINUTES = 180;
const MAX_HAND_KG = 100;
const MAX_WEIGHTS = 20;
const MAX_BANNED = 60;

const weightsKg = z.array(z.number().positive().max(MAX_HAND_KG)).max(MAX_WEIGHTS);

/** What a person asked of training in their own words. Null and empty: not said. */
export const requestConstraints = z.object({
  /** of one session */
  minutes: z.number().int().min(MIN_MINUTES).max(MAX_MINUTES).nullable(),
  daysPerWeek: z.number().int().min(1).max(7).nullable(),
  /** 1 is Monday */
  weekdays: z.array(z.number().int().min(1).max(7)).max(7),
  place: z.enum(PLACES).nullable(),
  /** what is there */
  equipment: z.array(z.enum(EQUIPMENT)),
  /** what is said not to be there */
  without: z.array(z.enum(EQUIPMENT)),
  /** nothing but the body */
  noEquipment: z.boolean(),
  /** the heaviest, a hand */
  maxDumbbellKg: z.number().positive().max(MAX_HAND_KG).nullable(),
  /** the only ones there are, a hand */
  dumbbellsKg: weightsKg,
  kettlebellsKg: weightsKg,
  avoid: z.array(z.enum(STRESS_TAGS)),
  /** said to be well again */
  fine: z.array(z.enum(STRESS_TAGS)),
  /** muscles to train more than others */
  focus: z.array(z.enum(MUSCLES)),
  /** muscles not to train */
  leaveOut: z.array(z.enum(MUSCLES)),
  goal: goal.nullable(),
  level: z.enum(LEVELS).nullable(),
  cardio: z.enum(['none', 'some', 'more']).nullable(),
  effort: z.enum(['easy', 'normal', 'hard']).nullable(),
  /** one kind of session and nothing else, or the whole body */
  only: z.enum(['full', 'cardio', 'mobility']).nullable(),
  /** one session now, not a week */
  today: z.boolean(),
  /** ids of exercises never to suggest, which only our own search finds */
  banned: z.array(z.string().max(80)).max(MAX_BANNED),
});
export type RequestConstraints = z.infer<typeof requestConstraints>;

export const NO_CONSTRAINTS: RequestConstraints = {
  minutes: null,
  daysPerWeek: null,
  weekdays: [],
  place: null,
  equipment: [],
  without: [],
  noEquipment: false,
  maxDumbbellKg: null,
  dumbbellsKg: [],
  kettlebellsKg: [],
  avoid: [],
  fine: [],
  focus: [],
  leaveOut: [],
  goal: null,
  level: null,
  cardio: null,
  effort: null,
  only: null,
  today: false,
  banned: [],
};
