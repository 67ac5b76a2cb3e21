import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import {
  ACTIVITY_KINDS,
  MAX_EFFORT,
  MAX_HEART_RATE,
  MAX_LAPS,
  MAX_METRES,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_SECONDS,
  MIN_HEART_RATE,
} from '#features/tracks/rules/activity-kinds.ts';
import { MAX_SPLITS } from '#features/tracks/rules/splits.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { HIGHEST_RATES, RESTING_RATES, rateSentence } from './rules/heart-form.ts';

const rates = `Use ${MIN_HEART_RATE} to ${MAX_HEART_RATE} beats a minute.`;
const heartRate = z
  .number(rates)
  .int(rates)
  .min(MIN_HEART_RATE, rates)
  .max(MAX_HEART_RATE, rates)
  .nullable();
const seconds = z
  .number('Enter the time.')
  .int('Give whole seconds.')
  .min(1, 'Enter a time above zero.')
  .max(MAX_SECONDS, 'Use at most 24 hours.');
const metres = z
  .number('Enter a distance.')
  .gt(0, 'Enter a distance above zero, or leave it empty.')
  .max(MAX_METRES, 'Use at most 1,000 km.')
  .nullable();
const count = (most: number) => z.number().int().min(0).max(most);
const rise = count(50_000).nullable();

const fromFile = z
  .object({
    format: z.enum(['gpx', 'tcx', 'fit']),
    elapsedSeconds: count(7 * MAX_SECONDS),
    climbMetres: rise,
    descentMetres: rise,
    heartSeconds: z
      .object({
        from: count(MAX_HEART_RATE),
        seconds: z.array(count(7 * MAX_SECONDS)).max(MAX_HEART_RATE),
      })
      .nullable(),
    timeZone,
  })
  .nullable()
  .default(null);

/** What a person says of an activity, or their watch. */
const content = z.object({
  date: diaryDay,
  kind: z.enum(ACTIVITY_KINDS),
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`),
  seconds,
  metres: metres.default(null),
  heartRate: heartRate.default(null),
  maxHeartRate: heartRate.default(null),
  effort: z
    .number()
    .int('Use 1 to 10.')
    .min(1, 'Use 1 to 10.')
    .max(MAX_EFFORT, 'Use 1 to 10.')
    .nullable()
    .default(null),
  note: z
    .string()
    .trim()
    .max(MAX_NOTE_LENGTH, 'Use at most 1,000 characters.')
    .nullable()
    .default(null),
  startedAt: z.iso
    .datetime({ message: 'Give the moment in UTC.' })
    .max(30, 'Give the moment in UTC.')
    .nullable()
    .default(null),
  laps: z
    .array(z.object({ seconds, metres, heartRate }))
    .max(MAX_LAPS, `Use at most ${MAX_LAPS} intervals.`)
    .default([]),
  fromFile,
});

/** Numbers as text (features/tracks/rules/encoding.ts). */
const column = z
  .string()
  .max(6_000, 'This track is too long.')
  .regex(/^[?-~]*$/, 'This track is broken.');

export const track = z.object({
  lines: z
    .array(
      z
        .string()
        .max(14_000, 'This track is too long.')
        .regex(/^[?-~]* [?-~]*$/, 'This track is broken.'),
    )
    .max(500, 'This track is in too many pieces.'),
  series: z.object({
    elapsed: column,
    moving: column,
    metres: column,
    altitude: column,
    heart: column,
  }),
  splits: z
    .array(
      z.object({
        metres: z.number().min(0).max(MAX_METRES),
        seconds: z
          .number()
          .min(0)
          .max(7 * MAX_SECONDS),
        heartRate: count(MAX_HEART_RATE).nullable(),
      }),
    )
    .max(MAX_SPLITS, 'This track has too many splits.'),
});

const schemas = recordSchemas(content);

/** What is kept beside the session, as it is exported. */
export const storedDetails = content.pick({
  kind: true,
  seconds: true,
  maxHeartRate: true,
  startedAt: true,
  laps: true,
  fromFile: true,
});

export const addedActivity = schemas.added.extend({ track: track.nullable().default(null) });
export const activity = schemas.stored.extend({ hasTrack: z.boolean() });
export type Activity = z.infer<typeof activity>;
export type NewActivity = z.infer<typeof addedActivity>;

/** An activity is a training session: what shows those changes with it. */
const ABOUT = ['training-activities', 'training-sessions', 'body'] as const;

const calls = recordApi({
  path: '/api/training-activities',
  added: addedActivity,
  edited: schemas.edited,
  stored: activity,
  notFound: 'That activity does not exist.',
  query: z.object({ from: diaryDay }),
  about: ABOUT,
  queued: true,
  summaries: {
    list: 'List activities since a day, the latest first',
    add: 'Save an activity with its track; idempotent by id',
    edit: 'Change an activity; 409 with the current one if it changed elsewhere',
    remove: 'Delete an activity and the session that it is',
    restore: 'Undo a deletion',
  },
});

const params = z.object({ id: z.uuid('That activity does not exist.') });

export const activitiesApi = {
  list: calls.list,
  add: { ...calls.add, about: ABOUT },
  edit: { ...calls.edit, about: ABOUT },
  remove: { ...calls.remove, about: ABOUT },
  restore: { ...calls.restore, about: ABOUT },
};

export const activityFilesApi = {
  track: endpoint({
    method: 'GET',
    path: '/api/training-activities/:id/track',
    about: ['training-tracks'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the track of an activity',
    params,
    response: track,
  }),
  known: endpoint({
    method: 'POST',
    path: '/api/training-activities/known',
    about: [],
    access: 'signed-in',
    rate: 'read',
    summary: 'Say which activities of files are there already, were deleted or begin alike',
    body: z.object({
      files: z
        .array(z.object({ id: params.shape.id, startedAt: z.iso.datetime().max(30) }))
        .min(1, 'Choose at least one file.')
        .max(50, 'Choose at most 50 files.'),
    }),
    response: z.array(
      z.object({ id: z.string(), state: z.enum(['new', 'there', 'deleted', 'alike']) }),
    ),
  }),
};

const stated = (limits: { least: number; most: number }) => {
  const sentence = rateSentence(limits);
  return z
    .number(sentence)
    .int(sentence)
    .min(limits.least, sentence)
    .max(limits.most, sentence)
    .nullable();
};

export const heartSettings = z.object({
  restingRate: stated(RESTING_RATES),
  maxRate: stated(HIGHEST_RATES),
  byEffort: z.boolean(),
});

export const heartSettingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/training-heart',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get what the person says of their heart rate',
    response: heartSettings,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/training-heart',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Save what the person says of their heart rate',
    body: heartSettings,
    response: heartSettings,
  }),
};
