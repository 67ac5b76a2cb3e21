import { z } from 'zod';
import {
  fitnessLevel,
  type Gender,
  type Goal,
  gender,
  goal,
  type ProfileInput,
  role,
} from '#features/account/contract.ts';
import {
  CONSENT_WORDING_VERSION,
  type ConsentKind,
  consentsNeeded,
} from '#features/account/rules.ts';
import { convertHeight, type HeightUnit, heightInCm } from './body-measures.ts';
import { suggestBody } from './suggestions.ts';

/**
 * What the person has entered so far. Age and weight are kept as text and height in the unit it
 * was chosen in, as the specification lays the draft down.
 */
const draftFields = z.object({
  name: z.string().max(80),
  age: z.string().max(8),
  gender: gender.nullable(),
  weight: z.string().max(8),
  height: z.number(),
  heightUnit: z.enum(['cm', 'inches']),
  role: role.nullable(),
  fitnessLevel: fitnessLevel.nullable(),
  goals: z.array(goal).max(4),
  /** 1 Monday to 7 Sunday */
  trainingDays: z.array(z.number().int().min(1).max(7)).max(7),
  sessionMinutes: z.number().int().min(10).max(180).nullable(),
  consents: z.array(z.enum(['parental_consent', 'digital_age'])).max(2),
  /** Figures the person set; suggestions leave them alone. */
  moved: z.object({ weight: z.boolean(), height: z.boolean() }),
  /** The height before the last change of unit, to give back exactly when it is undone. */
  heightBefore: z
    .object({ height: z.number(), unit: z.enum(['cm', 'inches']), became: z.number() })
    .nullable(),
});
export type Draft = z.infer<typeof draftFields>;

/** The draft of somebody who has not entered anything. */
export const emptyDraft: Draft = {
  name: '',
  age: '25',
  gender: null,
  weight: '70',
  height: 175,
  heightUnit: 'cm',
  role: null,
  fitnessLevel: null,
  goals: [],
  trainingDays: [],
  sessionMinutes: null,
  consents: [],
  moved: { weight: false, height: false },
  heightBefore: null,
};

/** The age in years, NaN when the text is not a whole number. */
export const ageOf = (draft: Draft): number =>
  /^\d+$/.test(draft.age) ? Number(draft.age) : Number.NaN;

/** The weight in kg, NaN when the text is not a decimal number. */
export const weightKgOf = (draft: Draft): number =>
  /^\d+(\.\d+)?$/.test(draft.weight) ? Number(draft.weight) : Number.NaN;

/** The height in cm, unrounded: what the BMI is worked out from. */
export const heightCmOf = (draft: Draft): number =>
  draft.heightUnit === 'inches' ? draft.height * 2.54 : draft.height;

function withSuggestion(draft: Draft): Draft {
  if (draft.gender === null) return draft;
  const body = suggestBody(draft.gender, ageOf(draft));
  return {
    ...draft,
    weight: draft.moved.weight ? draft.weight : String(body.weightKg),
    height: draft.moved.height
      ? draft.height
      : convertHeight(body.heightCm, 'cm', draft.heightUnit),
    heightBefore: draft.moved.height ? draft.heightBefore : null,
  };
}

/** Chooses a gender; weight and height the person has not set follow its suggestion. */
export const chooseGender = (draft: Draft, chosen: Gender): Draft =>
  withSuggestion({ ...draft, gender: chosen });

/** Sets the age in years; with a gender chosen, untouched weight and height follow the age band. */
export const setAge = (draft: Draft, age: number): Draft =>
  withSuggestion({ ...draft, age: String(age) });

/** Sets the weight in kg by the person's own hand. */
export const setWeight = (draft: Draft, weightKg: number): Draft => ({
  ...draft,
  weight: String(weightKg),
  moved: { ...draft.moved, weight: true },
});

/** Sets the height, in the unit shown, by the person's own hand. */
export const setHeight = (draft: Draft, height: number): Draft => ({
  ...draft,
  height,
  moved: { ...draft.moved, height: true },
  heightBefore: null,
});

/**
 * Shows the height in another unit. Converting rounds, so going back without having touched the
 * height gives the first figure again instead of drifting.
 */
export function switchHeightUnit(draft: Draft, unit: HeightUnit): Draft {
  if (unit === draft.heightUnit) return draft;
  const before = draft.heightBefore;
  const untouched = before !== null && before.unit === unit && before.became === draft.height;
  const height = untouched ? before.height : convertHeight(draft.height, draft.heightUnit, unit);
  return {
    ...draft,
    height,
    heightUnit: unit,
    heightBefore: { height: draft.height, unit: draft.heightUnit, became: height },
  };
}

/** Adds a goal, or takes it away when it was there. */
export const toggleGoal = (draft: Draft, toggled: Goal): Draft => ({
  ...draft,
  goals: draft.goals.includes(toggled)
    ? draft.goals.filter((one) => one !== toggled)
    : [...draft.goals, toggled],
});

/** Adds a training day (1 Monday to 7 Sunday) or takes it away; days stay in the week's order. */
export const toggleTrainingDay = (draft: Draft, day: number): Draft => ({
  ...draft,
  trainingDays: draft.trainingDays.includes(day)
    ? draft.trainingDays.filter((one) => one !== day)
    : [...draft.trainingDays, day].toSorted((a, b) => a - b),
});

/** Ticks or clears a statement. */
export const setConsent = (draft: Draft, kind: ConsentKind, agreed: boolean): Draft => ({
  ...draft,
  consents: agreed
    ? [...new Set([...draft.consents, kind])]
    : draft.consents.filter((one) => one !== kind),
});

/**
 * What is saved: trimmed name, weight in kg with one decimal, height in whole cm and the unit it was
 * chosen in, only the
 * consents this age needs, and a schedule only when something was chosen.
 * null while gender or fitness level is missing.
 */
export function profileOf(draft: Draft): ProfileInput | null {
  if (draft.gender === null || draft.fitnessLevel === null) return null;
  const consents = consentsNeeded(ageOf(draft))
    .filter((kind) => draft.consents.includes(kind))
    .map((kind) => ({ kind, wordingVersion: CONSENT_WORDING_VERSION }));
  const scheduled = draft.trainingDays.length > 0 || draft.sessionMinutes !== null;
  return {
    firstName: draft.name.trim(),
    age: ageOf(draft),
    gender: draft.gender,
    weight: Math.round(weightKgOf(draft) * 10) / 10,
    height: heightInCm(draft.height, draft.heightUnit),
    heightUnit: draft.heightUnit,
    fitnessLevel: draft.fitnessLevel,
    goals: draft.goals,
    ...(draft.role === null ? {} : { role: draft.role }),
    ...(consents.length === 0 ? {} : { consents }),
    ...(scheduled
      ? { schedule: { trainingDays: draft.trainingDays, sessionMinutes: draft.sessionMinutes } }
      : {}),
  };
}

const keptWizard = z.object({ step: z.number().int(), draft: draftFields });

/** A wizard as it was kept by the browser; null when that is nothing or damaged. */
export function readKeptWizard(kept: unknown): { step: number; draft: Draft } | null {
  const read = keptWizard.safeParse(kept);
  return read.success ? read.data : null;
}
