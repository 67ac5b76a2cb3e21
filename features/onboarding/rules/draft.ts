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
import { roundWeightKg } from '#features/account/rules/measures.ts';
import {
  CONSENT_WORDING_VERSION,
  type ConsentKind,
  consentsNeeded,
} from '#features/account/rules.ts';
import { lbToKg } from '#platform/shared/units.ts';
import {
  convertHeight,
  convertWeight,
  feetAndInches,
  type HeightUnit,
  heightInCm,
  type WeightUnit,
} from './body-measures.ts';
import { suggestBody } from './suggestions.ts';

/**
 * What the person has entered so far. Age and weight are kept as text, weight and height in the unit
 * they were chosen in, as the specification lays the draft down.
 */
const draftFields = z.object({
  name: z.string().max(80),
  age: z.string().max(8),
  gender: gender.nullable(),
  weight: z.string().max(8),
  weightUnit: z.enum(['kg', 'lb']).default('kg'),
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
  moved: z.object({ age: z.boolean().default(false), weight: z.boolean(), height: z.boolean() }),
  /** The person has said that the figures they did not set are theirs. */
  confirmed: z.boolean().default(false),
  /** The weight before the last change of unit, to give back exactly when it is undone. */
  weightBefore: z
    .object({ weight: z.string().max(8), unit: z.enum(['kg', 'lb']), became: z.string().max(8) })
    .nullable()
    .default(null),
  /** The height before the last change of unit, to give back exactly when it is undone. */
  heightBefore: z
    .object({ height: z.number(), unit: z.enum(['cm', 'inches']), became: z.number() })
    .nullable(),
});
export type Draft = z.infer<typeof draftFields>;

/** The draft of a person who has not entered anything. */
export const emptyDraft: Draft = {
  name: '',
  age: '25',
  gender: null,
  weight: '70',
  weightUnit: 'kg',
  height: 175,
  heightUnit: 'cm',
  role: null,
  fitnessLevel: null,
  goals: [],
  trainingDays: [],
  sessionMinutes: null,
  consents: [],
  moved: { age: false, weight: false, height: false },
  confirmed: false,
  weightBefore: null,
  heightBefore: null,
};

/** The age in years, NaN when the text is not a whole number. */
export const ageOf = (draft: Draft): number =>
  /^\d+$/.test(draft.age) ? Number(draft.age) : Number.NaN;

/** The weight in the unit it was chosen in, NaN when the text is not a decimal number. */
export const weightOf = (draft: Draft): number =>
  /^\d+(\.\d+)?$/.test(draft.weight) ? Number(draft.weight) : Number.NaN;

/** The weight in kg, unrounded. */
export const readWeightKg = (draft: Draft): number =>
  draft.weightUnit === 'lb' ? lbToKg(weightOf(draft)) : weightOf(draft);

/** The height in cm, unrounded: what the BMI is worked out from. */
export const readHeightCm = (draft: Draft): number =>
  draft.heightUnit === 'inches' ? draft.height * 2.54 : draft.height;

/** "62.5 kg" */
export const weightText = ({ weight, weightUnit }: Draft): string => `${weight} ${weightUnit}`;

/** "168 cm", "5 ft 6.5 in" */
export const heightText = ({ height, heightUnit }: Draft): string =>
  heightUnit === 'cm' ? `${height} cm` : feetAndInches(height);

function withSuggestion(draft: Draft): Draft {
  if (draft.gender === null) return draft;
  const body = suggestBody(draft.gender, ageOf(draft));
  const { moved } = draft;
  const weight = moved.weight
    ? draft.weight
    : String(convertWeight(body.weightKg, 'kg', draft.weightUnit));
  const height = moved.height ? draft.height : convertHeight(body.heightCm, 'cm', draft.heightUnit);
  return {
    ...draft,
    weight,
    weightBefore: moved.weight ? draft.weightBefore : null,
    height,
    heightBefore: moved.height ? draft.heightBefore : null,
    // What was confirmed was another figure.
    confirmed: draft.confirmed && weight === draft.weight && height === draft.height,
  };
}

/** Chooses a gender; weight and height the person has not set follow its suggestion. */
export const chooseGender = (draft: Draft, chosen: Gender): Draft =>
  withSuggestion({ ...draft, gender: chosen });

/** Sets the age in years; with a gender chosen, untouched weight and height follow the age band. */
export const setAge = (draft: Draft, age: number): Draft =>
  withSuggestion({ ...draft, age: String(age), moved: { ...draft.moved, age: true } });

/** Sets the weight, in the unit shown, by the person's own hand. */
export const setWeight = (draft: Draft, weight: number): Draft => ({
  ...draft,
  weight: String(weight),
  moved: { ...draft.moved, weight: true },
  weightBefore: null,
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
  const listUntouched = before !== null && before.unit === unit && before.became === draft.height;
  const height = listUntouched
    ? before.height
    : convertHeight(draft.height, draft.heightUnit, unit);
  return {
    ...draft,
    height,
    heightUnit: unit,
    heightBefore: { height: draft.height, unit: draft.heightUnit, became: height },
  };
}

/** Shows the weight in another unit; going back untouched gives the first figure again. */
export function switchWeightUnit(draft: Draft, unit: WeightUnit): Draft {
  if (unit === draft.weightUnit) return draft;
  const before = draft.weightBefore;
  const listUntouched = before !== null && before.unit === unit && before.became === draft.weight;
  const weight = listUntouched
    ? before.weight
    : String(convertWeight(weightOf(draft), draft.weightUnit, unit));
  return {
    ...draft,
    weight,
    weightUnit: unit,
    weightBefore: { weight: draft.weight, unit: draft.weightUnit, became: weight },
  };
}

/** Figures that are only suggested so far: neither set nor confirmed by the person. */
export function listUnconfirmed(draft: Draft): ('age' | 'weight' | 'height')[] {
  if (draft.confirmed) return [];
  return listUntouched(draft);
}

/** Figures that the person has not set. */
export const listUntouched = ({ moved }: Draft) =>
  (['age', 'weight', 'height'] as const).filter((figure) => !moved[figure]);

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
 * What is saved: trimmed name, weight in kg (one decimal, or three when it was chosen in lb), height in
 * whole cm and the unit it was chosen in, only the consents this age needs, and a schedule only when something was chosen.
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
    weight: roundWeightKg(readWeightKg(draft), draft.weightUnit),
    ...(draft.weightUnit === 'lb' ? { weightUnit: draft.weightUnit } : {}),
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

const storedWizard = z.object({ screen: z.number().int(), draft: draftFields });

/** A wizard as it was kept by the browser; null when that is nothing or damaged. */
export function loadWizard(kept: unknown): { screen: number; draft: Draft } | null {
  const read = storedWizard.safeParse(kept);
  return read.success ? read.data : null;
}
