import { type Equipment, kindOfEquipment } from './equipment-kinds.ts';
import type {
  Level,
  LoadType,
  MuscleShares,
  Pattern,
  Position,
  RestClass,
  Skill,
  Space,
  StressTag,
  Tier,
} from './exercise-kinds.ts';
import { PATTERN_DEFAULTS } from './library/pattern-defaults.ts';

/** From a to b, both included. */
export type Range = readonly [number, number];

/** What a row of the catalogue says; all else follows from its pattern. */
export type ExerciseRow = {
  id: string;
  name: string;
  /** other names people type */
  also: readonly string[];
  /** alternatives; of each, all is needed; left out: no equipment */
  kit?: readonly (readonly Equipment[])[];
  muscles: MuscleShares;
  unilateral?: true;
  position?: Position;
  skill?: Skill;
  /** the lowest level it suits, unless its skill says more */
  from?: Level;
  /** the highest level it still challenges */
  upTo?: Level;
  tier?: Tier;
  tags?: readonly StressTag[];
  reps?: Range;
  seconds?: Range;
  rest?: RestClass;
  compound?: boolean;
  load?: LoadType;
  space?: Space;
  met?: number;
  harder?: readonly string[];
  whatFor: string;
  cues: readonly string[];
  caution?: string;
};

/** One exercise with every field stated (domain sheet 4.1). */
export type Exercise = {
  id: string;
  name: string;
  also: readonly string[];
  pattern: Pattern;
  muscles: MuscleShares;
  /** alternatives; of each, all is needed */
  kit: readonly (readonly Equipment[])[];
  compound: boolean;
  unilateral: boolean;
  loadType: LoadType;
  /** kg; null where no weight is added */
  smallestStepKg: number | null;
  skill: Skill;
  from: Level;
  upTo: Level;
  tier: Tier;
  tags: readonly StressTag[];
  position: Position;
  space: Space;
  /** the range that suits it; null if it is timed */
  reps: Range | null;
  seconds: Range | null;
  rest: RestClass;
  /** gross MET, 2024 Adult Compendium where it lists the activity */
  met: number;
  harder: readonly string[];
  easier: readonly string[];
  whatFor: string;
  cues: readonly string[];
  caution: string | null;
};

const LEVEL_OF_SKILL = { 1: 'beginner', 2: 'intermediate', 3: 'advanced' } as const;

const addsLoad = (equipment: Equipment): boolean => kindOfEquipment(equipment).stepKg !== null;
const isBand = (equipment: Equipment): boolean => kindOfEquipment(equipment).group === 'bands';

/** The first alternative is the usual one: a bar to hang from in its place adds no load. */
export function loadTypeOf(kit: readonly (readonly Equipment[])[], isTimed: boolean): LoadType {
  if (kit[0]?.some(addsLoad)) return 'external';
  if (isTimed) return 'time';
  return kit.every((needed) => needed.some(isBand)) ? 'band' : 'bodyweight';
}

/** Smallest usual step of what the first alternative loads with, kg; null where it adds no weight. */
export function stepKgOf(kit: readonly (readonly Equipment[])[]): number | null {
  const step = kit[0]?.find(addsLoad);
  return step ? kindOfEquipment(step).stepKg : null;
}

/** METs of strength work: 02054 with weights, 02056 without (2024 Adult Compendium). */
const strengthMet = (loadType: LoadType): number => (loadType === 'external' ? 3.5 : 3);

function expandRow(pattern: Pattern, row: ExerciseRow): Exercise {
  const usual = PATTERN_DEFAULTS[pattern];
  const { skill = 1, kit = [[]], seconds = null, compound = usual.compound } = row;
  const loadType = row.load ?? loadTypeOf(kit, seconds !== null || pattern === 'cardio');
  return {
    id: row.id,
    name: row.name,
    also: row.also,
    pattern,
    muscles: row.muscles,
    kit,
    compound,
    unilateral: row.unilateral ?? false,
    loadType,
    smallestStepKg: loadType === 'external' ? stepKgOf(kit) : null,
    skill,
    from: skill > 1 ? LEVEL_OF_SKILL[skill] : (row.from ?? 'beginner'),
    upTo: row.upTo ?? 'advanced',
    tier: row.tier ?? 'normal',
    tags: row.tags ?? usual.tags,
    position: row.position ?? usual.position,
    space: row.space ?? 'mat',
    reps: row.reps ?? null,
    seconds,
    rest: row.rest ?? usual.rest ?? (compound ? 'compound' : 'isolation'),
    met: row.met ?? usual.met ?? strengthMet(loadType),
    harder: row.harder ?? [],
    easier: [],
    whatFor: row.whatFor,
    cues: row.cues,
    caution: row.caution ?? null,
  };
}

/** Exercises of one pattern; links to easier ones are added once all patterns are known. */
export const listExercises = (pattern: Pattern, rows: readonly ExerciseRow[]): Exercise[] =>
  rows.map((row) => expandRow(pattern, row));

/** Adds to each exercise the ones that name it as harder, so that the links go both ways. */
export function linkBothWays(exercises: readonly Exercise[]): Exercise[] {
  return exercises.map((exercise) => ({
    ...exercise,
    easier: exercises.filter(({ harder }) => harder.includes(exercise.id)).map(({ id }) => id),
  }));
}
