import { z } from 'zod';
import { EQUIPMENT } from '#features/exercises/rules/equipment-kinds.ts';
import {
  LEVELS,
  LOAD_TYPES,
  MUSCLES,
  PATTERNS,
  REST_CLASSES,
  SHARES,
  SKILLS,
  STRESS_TAGS,
} from '#features/exercises/rules/exercise-kinds.ts';
import {
  MAX_ALTERNATIVES,
  MAX_CUE_CHARACTERS,
  MAX_CUES,
  MAX_EQUIPMENT,
  MAX_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_OTHER_NAMES,
  MAX_REPS,
  MAX_SECONDS,
  MAX_STEP_KG,
  MIN_SECONDS,
  MIN_STEP_KG,
} from './own-exercise-limits.ts';

const atMost = (characters: number): string => `Use at most ${characters} characters.`;
const line = (characters: number) =>
  z.string().trim().min(1, 'Leave no line empty.').max(characters, atMost(characters));

/** From a to b, both included; null: it is not counted that way. */
const range = (min: number, max: number, sentence: string) =>
  z
    .tuple([
      z.number().int(sentence).min(min, sentence).max(max, sentence),
      z.number().int(sentence).min(min, sentence).max(max, sentence),
    ])
    .nullable()
    .default(null);

const stepRange = `Use ${MIN_STEP_KG} to ${MAX_STEP_KG} kg.`;

/** What a person says of an exercise of their own. */
export const ownExerciseContent = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name the exercise.')
    .max(MAX_NAME_CHARACTERS, atMost(MAX_NAME_CHARACTERS)),
  /** other names to find it by */
  also: z
    .array(line(MAX_NAME_CHARACTERS))
    .max(MAX_OTHER_NAMES, `Use at most ${MAX_OTHER_NAMES} names.`)
    .default([]),
  pattern: z.enum(PATTERNS, 'Choose a movement.'),
  /** share of a set that counts for a muscle; those that are not named do not work */
  muscles: z.partialRecord(z.enum(MUSCLES), z.literal(SHARES)),
  /** alternatives; of each, all is needed; an empty one needs nothing */
  kit: z
    .array(
      z
        .array(z.enum(EQUIPMENT, 'Choose equipment from the list.'))
        .max(MAX_EQUIPMENT, `Use at most ${MAX_EQUIPMENT} things at once.`),
    )
    .min(1, 'Say what it needs.')
    .max(MAX_ALTERNATIVES, `Use at most ${MAX_ALTERNATIVES} alternatives.`)
    .default([[]]),
  loadType: z.enum(LOAD_TYPES).default('bodyweight'),
  /** smallest step of the weight, kg; null where no weight is added */
  stepKg: z
    .number()
    .min(MIN_STEP_KG, stepRange)
    .max(MAX_STEP_KG, stepRange)
    .nullable()
    .default(null),
  skill: z.literal(SKILLS).default(1),
  from: z.enum(LEVELS).default('beginner'),
  upTo: z.enum(LEVELS).default('advanced'),
  tags: z.array(z.enum(STRESS_TAGS)).max(STRESS_TAGS.length).default([]),
  reps: range(1, MAX_REPS, `Use 1 to ${MAX_REPS}.`),
  seconds: range(MIN_SECONDS, MAX_SECONDS, `Use ${MIN_SECONDS} to ${MAX_SECONDS} seconds.`),
  rest: z.enum(REST_CLASSES).default('isolation'),
  unilateral: z.boolean().default(false),
  compound: z.boolean().default(false),
  cues: z
    .array(line(MAX_CUE_CHARACTERS))
    .max(MAX_CUES, `Use at most ${MAX_CUES} steps.`)
    .default([]),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE_CHARACTERS, atMost(MAX_NOTE_CHARACTERS))
    .nullable()
    .default(null),
  /** exercise of the library whose figure shows it; null: the muscle map does */
  likeId: z.string().max(60).nullable().default(null),
});

export type OwnExerciseContent = z.infer<typeof ownExerciseContent>;
/** As it may be sent: what has a default may be left out. */
export type OwnExerciseInput = z.input<typeof ownExerciseContent>;
