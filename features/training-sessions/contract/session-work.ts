import { z } from 'zod';
import {
  MAX_ITEMS,
  MAX_NOTE_LENGTH,
  MAX_OTHERS,
  MAX_SESSION_SETS,
  MAX_SETS,
  MEASURES,
  SET_KINDS,
  type SessionContent,
  type Why,
  WORK_FORMAT,
} from '../rules/session-kinds.ts';

const MAX_REPS = 1_000;
/** A day. */
const MAX_SECONDS = 86_400;
const MAX_METRES = 1_000_000;
const MIN_LOAD_KG = -500;
const MAX_LOAD_KG = 1_000;
const MAX_RESERVE = 10;
const MAX_ID_LENGTH = 80;
const MAX_WHY_VALUES = 24;

export const id = z.string().min(1, 'Give an id.').max(MAX_ID_LENGTH, 'That id is too long.');
export const instant = z.iso
  .datetime({ message: 'Give the moment in UTC.' })
  .max(30, 'Give the moment in UTC.');

/** A sentence or a name. */
export const text = (most: number, missing = 'Enter a name.') =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `Use at most ${most.toLocaleString('en-AU')} characters.`);
export const note = text(MAX_NOTE_LENGTH, 'Write a note, or leave it out.').nullable();

const count = (most: number) =>
  z
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(0, 'Use 0 or more.')
    .max(most, `Use at most ${most.toLocaleString('en-AU')}.`);
const range = (most: number) => z.tuple([count(most), count(most)]).nullable();
const loadKg = z
  .number('Enter a number.')
  .min(MIN_LOAD_KG, `Use at least ${MIN_LOAD_KG} kg.`)
  .max(MAX_LOAD_KG, `Use at most ${MAX_LOAD_KG} kg.`)
  .nullable();
const metres = z
  .number('Enter a number.')
  .min(0, 'Use 0 or more.')
  .max(MAX_METRES, 'Use at most 1,000 km.')
  .nullable();
const reserve = z
  .number('Enter a number.')
  .min(0, 'Use 0 to 10 reps in reserve.')
  .max(MAX_RESERVE, 'Use 0 to 10 reps in reserve.')
  .nullable();

/** An exercise of the library ("goblet-squat") or of the person's own (a UUID). */
export const exerciseId = z
  .string()
  .max(60, 'That exercise does not exist.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'That exercise does not exist.');

const result = {
  kind: z.enum(SET_KINDS),
  loadKg,
  reps: count(MAX_REPS).nullable(),
  seconds: count(MAX_SECONDS).nullable(),
  metres,
  heartRate: z
    .number('Enter a number.')
    .min(20, 'Use 20 to 260 beats a minute.')
    .max(260, 'Use 20 to 260 beats a minute.')
    .nullable(),
  reserve,
  doneAt: instant.nullable(),
};

const loggedSet = z.object({
  id,
  ...result,
  target: z
    .object({ loadKg, reps: range(MAX_REPS), seconds: range(MAX_SECONDS), metres, reserve })
    .nullable(),
  others: z.array(z.object(result)).max(MAX_OTHERS, `Use at most ${MAX_OTHERS} versions.`),
});

const seconds = count(MAX_SECONDS);
const pace = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('circuit') }),
    z.object({ kind: z.literal('emom'), everySeconds: seconds }),
    z.object({ kind: z.literal('intervals'), workSeconds: seconds, restSeconds: seconds }),
  ])
  .nullable();

const plain = z.union([z.string().max(100), z.number(), z.null()]);
const why = z
  .record(z.string().max(40), z.union([plain, z.boolean(), z.array(plain).max(20)]))
  .refine(
    (reason) => typeof reason.kind === 'string' && Object.keys(reason).length <= MAX_WHY_VALUES,
    'That reason is none.',
  )
  .meta({ maxProperties: MAX_WHY_VALUES }) as unknown as z.ZodType<Why, Why>;

const item = z
  .object({
    id,
    exerciseId: exerciseId.nullable(),
    name: text(200).nullable(),
    measure: z.enum(MEASURES),
    perSide: z.boolean(),
    pieces: z.literal([1, 2]),
    restSeconds: seconds,
    superset: id.nullable(),
    note,
    pace,
    why: why.nullable(),
    sets: z.array(loggedSet).max(MAX_SETS, `Use at most ${MAX_SETS} sets of an exercise.`),
  })
  .refine((one) => one.exerciseId !== null || one.name !== null, 'Name the exercise.');

const areUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** The exercises of a session with their sets. */
export const sessionWork = z
  .object({
    format: z.literal(WORK_FORMAT, 'This app is out of date. Close it and open it again.'),
    items: z.array(item).max(MAX_ITEMS, `Use at most ${MAX_ITEMS} exercises.`),
  })
  .refine(({ items }) => areUnique(items.map((one) => one.id)), 'Two exercises have one id.')
  .refine(
    ({ items }) => areUnique(items.flatMap(({ sets }) => sets.map((set) => set.id))),
    'Two sets have one id.',
  )
  .refine(
    ({ items }) => items.reduce((sum, { sets }) => sum + sets.length, 0) <= MAX_SESSION_SETS,
    `Use at most ${MAX_SESSION_SETS} sets in a session.`,
  ) as unknown as z.ZodType<SessionContent['work'], SessionContent['work']>;
