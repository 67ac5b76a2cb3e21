import {
  type CurrentUser,
  type FitnessLevel,
  type Gender,
  type Goal,
  type ProfileInput,
  profileInput,
  type Role,
  type UnitSettings,
} from '#features/account/contract.ts';
import {
  formatHeight,
  formatWeight,
  MAX_WEIGHT_KG,
  MIN_WEIGHT_KG,
  toCm,
  toKg,
} from '#features/account/rules/measures.ts';
import {
  CONSENT_WORDING_VERSION,
  type ConsentKind,
  consentsNeeded,
} from '#features/account/rules.ts';
import { kgToLb } from '#platform/shared/units.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import {
  chooseFitnessLevel,
  chooseGender,
  enterAge,
  enterHeight,
  enterWeight,
  heightInInches,
  tickBoxesBelow,
  weightInPounds,
} from '../messages/body.ts';

/** Form state with typed text, in the person's units. */
export type BodyDraft = {
  firstName: string;
  age: string;
  weight: string;
  /** As the form showed them at first, empty in the gentle mode: an untouched figure stays exact. Null: none is known. */
  before: { weight: string | null; height: string | null };
  /** cm, exact */
  heightCm: number | null;
  height: string;
  gender: Gender | null;
  fitnessLevel: FitnessLevel | null;
  role: Role | null;
  goals: Goal[];
  /** Statements ticked in this form. */
  consents: ConsentKind[];
  /** Statements given with an earlier save; they are not asked again. */
  agreed: ConsentKind[];
};

export function draftOf(user: CurrentUser, units: UnitSettings): BodyDraft {
  const { height, numbersHidden } = user;
  const weight =
    user.weight === null
      ? null
      : numbersHidden
        ? ''
        : formatWeight(user.weight, units.weightUnit).value;
  const heightText = height === null ? null : formatHeight(height, units.heightUnit).value;
  return {
    firstName: user.firstName ?? '',
    age: user.age === null ? '' : formatDecimal(user.age, 0),
    weight: weight ?? '',
    before: { weight, height: heightText },
    heightCm: height,
    height: heightText ?? '',
    gender: user.gender,
    fitnessLevel: user.fitnessLevel,
    role: user.role,
    goals: user.goals,
    consents: [],
    agreed: user.age === null ? [] : consentsNeeded(user.age),
  };
}

/** Consents required by the typed age and not given yet. */
export function listRequiredConsents(draft: BodyDraft): ConsentKind[] {
  const age = figure(draft.age);
  if (age === undefined) return [];
  return consentsNeeded(age).filter((kind) => !draft.agreed.includes(kind));
}

const missing: Record<string, string> = {
  age: enterAge,
  weight: enterWeight,
  height: enterHeight,
  gender: chooseGender,
  fitnessLevel: chooseFitnessLevel,
};

function figure(text: string): number | undefined {
  const value = parseDecimal(text);
  return typeof value === 'number' ? value : undefined;
}

/** The profile to save, or a sentence for each field that is not right yet. */
export function toProfile(
  draft: BodyDraft,
  units: UnitSettings,
): { profile: ProfileInput | null; faults: Record<string, string> } {
  const { role, consents, agreed: _, before, heightCm, ...rest } = draft;
  const { weightUnit, heightUnit } = units;
  const weightStays = draft.weight === before.weight;
  const weight = figure(draft.weight);
  const height = figure(draft.height);
  const heightStays = draft.height === before.height && heightCm !== null;
  const age = figure(draft.age);
  const needed = listRequiredConsents(draft);
  const read = profileInput.safeParse({
    ...rest,
    age,
    ...(weightStays || weight === undefined
      ? { weight: undefined }
      : { weight: toKg(weight, weightUnit), weightUnit }),
    height: heightStays ? heightCm : height === undefined ? undefined : toCm(height, heightUnit),
    ...(role ? { role } : {}),
    consents: needed
      .filter((kind) => consents.includes(kind))
      .map((kind) => ({ kind, wordingVersion: CONSENT_WORDING_VERSION })),
  });
  const faults: Record<string, string> = {};
  for (const issue of read.error?.issues ?? []) {
    const field = String(issue.path[0]);
    const untyped = issue.code === 'invalid_type' || issue.code === 'invalid_value';
    faults[field] ??= (untyped ? missing[field] : rangeText(field, units)) ?? issue.message;
  }
  if (!weightStays && weight === undefined) faults['weight'] = enterWeight;
  if (needed.some((kind) => !consents.includes(kind))) {
    faults['consents'] = tickBoxesBelow;
  }
  const good = read.success && Object.keys(faults).length === 0;
  return { profile: good ? read.data : null, faults };
}

/** The range of a figure in the person's own unit. */
function rangeText(field: string, { weightUnit, heightUnit }: UnitSettings): string | undefined {
  if (field === 'weight' && weightUnit === 'lb') {
    const [least, most] = [Math.ceil(kgToLb(MIN_WEIGHT_KG)), Math.floor(kgToLb(MAX_WEIGHT_KG))];
    return weightInPounds(least, most);
  }
  return field === 'height' && heightUnit === 'inches' ? heightInInches : undefined;
}
