import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { MAX_WEIGHT_KG, MIN_WEIGHT_KG } from './rules/measures.ts';
import { GENDERS, GOALS, LEVELS, NOTIFICATIONS, ROLES } from './rules/person-kinds.ts';

export { photoApi } from './contract/photo.ts';

export const gender = z.enum(GENDERS);
export type Gender = z.infer<typeof gender>;

export const fitnessLevel = z.enum(LEVELS);
export type FitnessLevel = z.infer<typeof fitnessLevel>;

export const goal = z.enum(GOALS);
export type Goal = z.infer<typeof goal>;

export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/**
 * When the person would like to train: a wish from onboarding, empty days meaning "not decided".
 * Their number gives the weekly goal (5 when none) and a first guess of activity.
 */
export const trainingSchedule = z.object({
  /** 1 Monday to 7 Sunday, each at most once */
  trainingDays: z
    .array(z.number().int().min(1, 'Days are 1 to 7.').max(7, 'Days are 1 to 7.'))
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Give each day once.'),
  /** preferred length of a session, minutes; null when not decided */
  sessionMinutes: z
    .number()
    .int('Minutes are a whole number.')
    .min(10, 'Use 10 to 180 minutes.')
    .max(180, 'Use 10 to 180 minutes.')
    .nullable(),
});
export type TrainingSchedule = z.infer<typeof trainingSchedule>;

/** Display units. Everything is stored in kcal, kg and cm. */
export const unitSettings = z.object({
  energyUnit: z.enum(['kcal', 'kj']),
  weightUnit: z.enum(['kg', 'lb']),
  heightUnit: z.enum(['cm', 'inches']),
});
export type UnitSettings = z.infer<typeof unitSettings>;

/** Default time of the daily reminder. */
const REMINDER_TIME = '19:00';

export const notification = z.enum(NOTIFICATIONS);
export type Notification = z.infer<typeof notification>;

export const accountSettings = z.object({
  /** null: not known yet, days are counted in UTC */
  timeZone: timeZone.nullable(),
  /** The hour at which a new day begins: 0 midnight to 6. */
  dayStartHour: z.number().int('Choose a whole hour.').min(0, 'Use 0 to 6.').max(6, 'Use 0 to 6.'),
  notifications: z.array(notification).max(NOTIFICATIONS.length),
  /** When the daily reminder comes, on the clock of `timeZone`: "19:00". */
  reminderTime: z
    .string()
    .max(5, 'Give the time as HH:MM.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.')
    .default(REMINDER_TIME),
});
export type AccountSettings = z.infer<typeof accountSettings>;

/** The signed-in person. Body data is null until onboarding is complete. */
export const currentUser = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  /** names the person's picture in its address (`photoAddress`); null without one */
  photo: z.string().nullable().default(null),
  email: z.string(),
  emailVerified: z.boolean(),
  age: z.number().int().nullable(),
  gender: gender.nullable(),
  /** kg: the latest weigh-in, or the weight stated at sign-up while there is none */
  weight: z.number().nullable(),
  /** cm */
  height: z.number().nullable(),
  fitnessLevel: fitnessLevel.nullable(),
  goals: z.array(goal),
  role: role.nullable(),
  schedule: trainingSchedule.nullable().default(null),
  subscriptionPlan: z.string(),
  createdAt: z.string(),
  streakCount: z.number().int(),
  /** the gentle mode: numbers about food and the body, and streaks, are hidden */
  numbersHidden: z.boolean().default(false),
  units: unitSettings,
  settings: accountSettings.default({
    timeZone: null,
    dayStartHour: 0,
    notifications: [],
    reminderTime: REMINDER_TIME,
  }),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** A statement the person agreed to, with the wording's version; stored with its date. */
export const consent = z.object({
  kind: z.enum(['parental_consent', 'digital_age']),
  wordingVersion: z
    .string()
    .max(40)
    .regex(/^[\w.-]{1,40}$/, 'Give the version of the wording.'),
});
export type Consent = z.infer<typeof consent>;

const weightRange = `Weight is ${MIN_WEIGHT_KG} to ${MAX_WEIGHT_KG} kg.`;

/** What the onboarding wizard and the profile's body data page save. */
export const profileInput = z.object({
  firstName: z.string().trim().min(1, 'Enter your name.').max(80, 'Use at most 80 characters.'),
  age: z
    .number()
    .int('Age is a whole number of years.')
    .min(13, 'Age is 13 to 80.')
    .max(80, 'Age is 13 to 80.'),
  gender,
  /** kg; without it the weight stays as it is */
  weight: z.number().min(MIN_WEIGHT_KG, weightRange).max(MAX_WEIGHT_KG, weightRange).optional(),
  /** The unit the weight was chosen in: it is shown in it from then on. kg keep one decimal, lb three. */
  weightUnit: unitSettings.shape.weightUnit.optional(),
  /** cm */
  height: z
    .number()
    .int('Height is in whole centimetres.')
    .min(140, 'Height is 140 to 220 cm.')
    .max(221, 'Height is 140 to 220 cm.'),
  /** The unit the height was chosen in: it is shown in it from then on. */
  heightUnit: unitSettings.shape.heightUnit.optional(),
  fitnessLevel,
  goals: z.array(goal).min(1, 'Choose at least one goal.').max(4),
  role: role.optional(),
  consents: z.array(consent).max(4).optional(),
  schedule: trainingSchedule.optional(),
  /** Time zone from the browser; decides which day "today" is. */
  timeZone: timeZone.optional(),
});
export type ProfileInput = z.infer<typeof profileInput>;

export const accountApi = {
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    about: ['person', 'weigh-ins'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the signed-in person',
    response: currentUser,
  }),
  saveProfile: endpoint({
    method: 'POST',
    path: '/api/auth/profile',
    about: ['body'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Save body data, goals and role',
    body: profileInput,
    response: currentUser,
  }),
  saveUnits: endpoint({
    method: 'PATCH',
    path: '/api/auth/units',
    about: ['settings'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Set display units',
    body: unitSettings.partial(),
    response: currentUser,
  }),
  saveSettings: endpoint({
    method: 'PATCH',
    path: '/api/auth/settings',
    about: ['settings'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Save name, time zone, start of day and notifications',
    body: z.object({
      firstName: z
        .string()
        .trim()
        .min(1, 'Enter your name.')
        .max(80, 'Use at most 80 characters.')
        .optional(),
      timeZone: timeZone.optional(),
      /** The device's zone, stored only if the person has none; never replaces a choice. */
      timeZoneIfNone: timeZone.optional(),
      dayStartHour: accountSettings.shape.dayStartHour.optional(),
      notifications: accountSettings.shape.notifications.optional(),
      reminderTime: accountSettings.shape.reminderTime.unwrap().optional(),
    }),
    response: currentUser,
  }),
};
