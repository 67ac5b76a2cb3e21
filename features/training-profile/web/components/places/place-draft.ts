import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import {
  MAX_BAR_KG,
  MAX_DUMBBELL_KG,
  MAX_MACHINE_STEP_KG,
  MAX_WEIGHTS,
  MIN_KG,
  type PlaceContent,
  type PlaceKind,
  TAKES_PLATES,
} from '../../../rules/places.ts';
import { formErrors } from '../../messages/places.ts';
import { figureOf, kgOf, parseWeights, type WeightUnit, weightText } from './weight-text.ts';

export type PlateDraft = { kg: number; pairs: number };

export type PlaceDraft = {
  name: string;
  kind: PlaceKind;
  equipment: readonly Equipment[];
  bar: string;
  plates: 'usual' | 'own';
  /** also those without a pair, to be counted up */
  plateRows: readonly PlateDraft[];
  dumbbells: 'usual' | 'steps' | 'list';
  from: string;
  to: string;
  step: string;
  list: string;
  kettlebells: string;
  machineStep: string;
};

/** Weights of plates that shops sell, in the unit. */
const SOLD = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [55, 45, 35, 25, 10, 5, 2.5] } as const;
const USUAL_STEPS = { kg: ['2', '20', '2'], lb: ['5', '45', '5'] } as const;

/** The step between weights that are evenly spaced, kg; null for others. */
function stepOf(weightsKg: readonly number[]): number | null {
  const [first, second] = weightsKg;
  if (first === undefined || second === undefined || weightsKg.length < 3) return null;
  const last = weightsKg.at(-1) ?? second;
  const step = (last - first) / (weightsKg.length - 1);
  // Steps in pounds are kept to 10 g, so they vary a little.
  const isEven = weightsKg.every((kg, at) => Math.abs(kg - first - at * step) < 0.02);
  return isEven ? step : null;
}

function platesInOrder(kept: readonly PlateDraft[], unit: WeightUnit): PlateDraft[] {
  const sold = SOLD[unit]
    .map((figure) => kgOf(figure, unit))
    .filter((kg) => !kept.some((plate) => plate.kg === kg))
    .map((kg) => ({ kg, pairs: 0 }));
  return [...kept, ...sold].sort((a, b) => b.kg - a.kg);
}

/** A place as its form shows it, in the person's unit. */
export function toPlaceDraft(place: PlaceContent, unit: WeightUnit): PlaceDraft {
  const weights = place.dumbbellsKg;
  const step = weights && stepOf(weights);
  const figure = (kg: number | null | undefined) =>
    kg === null || kg === undefined ? '' : figureOf(kg, unit);
  const listed = (all: readonly number[] | null) => (all ?? []).map(figure).join(' ');
  const [from, to, by] = USUAL_STEPS[unit];
  return {
    name: place.name,
    kind: place.kind,
    equipment: place.equipment,
    bar: figure(place.barKg),
    plates: place.platesKg ? 'own' : 'usual',
    plateRows: platesInOrder(place.platesKg ?? [], unit),
    dumbbells: weights ? (step ? 'steps' : 'list') : 'usual',
    from: step ? figure(weights?.[0]) : from,
    to: step ? figure(weights?.at(-1)) : to,
    step: step ? figureOf(Math.round(step * 100) / 100, unit) : by,
    list: listed(weights),
    kettlebells: listed(place.kettlebellsKg),
    machineStep: figure(place.machineStepKg),
  };
}

type Problems = Partial<Record<keyof PlaceDraft, string>>;
type Read = { kg: number | null; problem?: string };

/** One weight of a box, kg; null for an empty one. */
function readWeight(text: string, maxKg: number, unit: WeightUnit): Read {
  const figure = parseDecimal(text);
  if (figure === null) return { kg: null };
  if (figure === 'invalid') return { kg: null, problem: formErrors.number };
  const kg = kgOf(figure, unit);
  if (kg >= MIN_KG && kg <= maxKg) return { kg };
  return {
    kg,
    problem: formErrors.range(weightText(MIN_KG, unit), weightText(maxKg, unit)),
  };
}

/** Weights of a list, kg; null where none is given. */
function readList(text: string, unit: WeightUnit): { all: number[] | null; problem?: string } {
  const all = parseWeights(text, unit);
  if (all === null) return { all, problem: formErrors.weightList };
  if (all.length > MAX_WEIGHTS) return { all, problem: formErrors.tooMany };
  if (all.some((kg) => kg < MIN_KG || kg > MAX_DUMBBELL_KG)) {
    const limits = [MIN_KG, MAX_DUMBBELL_KG].map((kg) => weightText(kg, unit));
    return { all, problem: formErrors.range(limits[0] ?? '', limits[1] ?? '') };
  }
  return { all: all.length > 0 ? all : null };
}

/** The weights from the lightest to the heaviest, kg. */
function readSteps({ from, to, step }: PlaceDraft, unit: WeightUnit) {
  const problems: Problems = {};
  const read = (name: 'from' | 'to' | 'step', text: string): number => {
    const { kg, problem } = readWeight(text, MAX_DUMBBELL_KG, unit);
    const wrong = problem ?? (kg === null ? formErrors.number : undefined);
    if (wrong) problems[name] = wrong;
    return kg ?? 0;
  };
  const [fromKg, toKg] = [read('from', from), read('to', to)];
  read('step', step);
  if (Object.keys(problems).length > 0) return { all: null, problems };
  if (toKg < fromKg) return { all: null, problems: { to: formErrors.order } };
  // Counted in the person's unit, so that 5 lb steps do not add up their rounding.
  const figures = [from, to, step].map((text) => Number(parseDecimal(text)));
  const [first = 0, last = 0, by = 1] = figures;
  const count = Math.floor((last - first) / by + 1e-9) + 1;
  if (count > MAX_WEIGHTS) return { all: null, problems: { step: formErrors.step } };
  const all = Array.from({ length: count }, (_, at) => kgOf(first + at * by, unit));
  return { all, problems };
}

/** The dumbbells that a draft describes, kg; null for any. */
export function readDumbbells(draft: PlaceDraft, unit: WeightUnit) {
  if (draft.dumbbells === 'usual') return { all: null, problems: {} };
  if (draft.dumbbells === 'steps') return readSteps(draft, unit);
  const { all, problem } = readList(draft.list, unit);
  const wrong = problem ?? (all === null ? formErrors.weights : undefined);
  return { all, problems: wrong ? { list: wrong } : {} };
}

/** What the form sends, or one sentence for each box that is wrong. What is not there is not checked. */
export function checkPlace(draft: PlaceDraft, unit: WeightUnit) {
  const has = (...some: readonly Equipment[]) => some.some((one) => draft.equipment.includes(one));
  const errors: Problems = {};
  const note = (name: keyof PlaceDraft, problem: string | undefined) => {
    if (problem) errors[name] = problem;
  };
  if (draft.name.trim() === '') errors.name = formErrors.name;
  const bar = has('barbell', 'landmine') ? readWeight(draft.bar, MAX_BAR_KG, unit) : { kg: null };
  note('bar', bar.problem);
  const machine = readWeight(draft.machineStep, MAX_MACHINE_STEP_KG, unit);
  note('machineStep', machine.problem);
  const dumbbells = has('dumbbells') ? readDumbbells(draft, unit) : { all: null, problems: {} };
  Object.assign(errors, dumbbells.problems);
  const kettlebells = has('kettlebell') ? readList(draft.kettlebells, unit) : { all: null };
  note('kettlebells', kettlebells.problem);
  const owned = draft.plateRows.filter(({ pairs }) => pairs > 0);
  const ownPlates = takesPlates(draft.equipment) && draft.plates === 'own';
  if (ownPlates && owned.length === 0) errors.plateRows = formErrors.plates;
  const content = {
    name: draft.name.trim(),
    kind: draft.kind,
    equipment: [...draft.equipment],
    barKg: bar.kg,
    platesKg: ownPlates ? owned : null,
    dumbbellsKg: dumbbells.all,
    kettlebellsKg: kettlebells.all,
    machineStepKg: machine.kg,
  };
  return { content, errors };
}

/** A place as it is sent. */
export type CheckedPlace = ReturnType<typeof checkPlace>['content'];

/** Whether plates are asked about. */
export const takesPlates = (equipment: readonly Equipment[]): boolean =>
  TAKES_PLATES.some((one) => equipment.includes(one));
