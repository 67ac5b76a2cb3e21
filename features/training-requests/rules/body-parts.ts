import type { Muscle, StressTag } from '#features/exercises/rules/exercise-kinds.ts';

type Part = {
  words: string;
  /** what "mostly …" means; empty for a joint */
  muscles: readonly Muscle[];
  /** what to avoid while it is sore; null: its muscles are left out */
  tag: StressTag | null;
};

const joint = (words: string, tag: StressTag): Part => ({ words, muscles: [], tag });
const muscle = (words: string, ...muscles: Muscle[]): Part => ({ words, muscles, tag: null });

const ARMS = ['biceps', 'triceps'] as const;
const BACK = ['lats', 'upperBack'] as const;
const SHOULDERS = ['frontDelts', 'sideDelts', 'rearDelts'] as const;
const LEGS = ['quads', 'hamstrings', 'glutes', 'calves'] as const;

/** Parts of the body as people name them. Words are singular, phrases are divided by commas. */
export const BODY_PARTS = {
  upper: muscle('upper body, top half, upper', 'chest', ...BACK, ...SHOULDERS, ...ARMS),
  legs: muscle('leg, lower body, bottom half, lower half, thigh', ...LEGS),
  push: muscle('push, pushing, push muscle', 'chest', 'frontDelts', 'sideDelts', 'triceps'),
  pull: muscle('pull, pulling, pull muscle', ...BACK, 'rearDelts', 'biceps'),
  back: { words: 'back', muscles: BACK, tag: 'lowerBack' },
  shoulders: { words: 'shoulder, delt, deltoid', muscles: SHOULDERS, tag: 'overhead' },
  arms: muscle('arm, gun', ...ARMS),
  chest: muscle('chest, upper chest, lower chest, inner chest, pec, pectoral', 'chest'),
  lats: muscle('lat, latissimus', 'lats'),
  upperBack: muscle(
    'upper back, mid back, middle back, thoracic spine, thoracic, trap, trapezius, rhomboid, shoulder blade',
    'upperBack',
  ),
  lowerBack: {
    words: 'lower back, low back, lumbar, lumbar spine, spine, disc, disk, vertebra',
    muscles: ['lowerBack'],
    tag: 'lowerBack',
  },
  sideDelts: muscle('side delt, side shoulder', 'sideDelts'),
  rearDelts: muscle(
    'rear delt, rear shoulder, back of shoulder, back of the shoulder',
    'rearDelts',
  ),
  frontDelts: muscle('front delt, front shoulder', 'frontDelts'),
  biceps: muscle('biceps', 'biceps'),
  triceps: muscle('triceps, bingo wing', 'triceps'),
  forearms: muscle('forearm, grip', 'forearms'),
  quads: muscle('quad, quadriceps, front of thigh', 'quads'),
  hamstrings: muscle('hamstring, hammie, hammy, back of thigh', 'hamstrings'),
  glutes: muscle('glute, bum, butt, booty, backside, buttock, arse, ass', 'glutes'),
  calves: muscle('calf, calve', 'calves'),
  core: muscle(
    'core, ab, abs, abdominal, stomach, tummy, trunk, torso, midsection, six pack, pelvic floor',
    'core',
  ),
  obliques: muscle('oblique, waist, side ab, love handle', 'obliques'),
  posture: muscle('posture, rounded shoulder, hunched back', 'upperBack', 'rearDelts'),
  posterior: muscle('posterior chain', 'hamstrings', 'glutes', 'lowerBack'),
  adductors: muscle('adductor, inner thigh', 'adductors'),
  hipFlexors: { words: 'hip flexor, psoas', muscles: ['hipFlexors'], tag: 'hip' },
  tibialis: muscle('tibialis', 'tibialis'),
  knee: joint('knee, kneecap, patella, acl, meniscus', 'knee'),
  wrist: joint('wrist', 'wrist'),
  elbow: joint('elbow', 'elbow'),
  hip: joint('hip, groin', 'hip'),
  ankle: joint('ankle, foot, feet, shin, heel, achilles, toe', 'impact'),
  overhead: joint(
    'overhead, over my head, over the head, above my head, above the head, above head, above shoulder, above shoulder height, above my shoulder, over shoulder height',
    'overhead',
  ),
  impact: joint(
    'impact, high impact, jump, jumping, hop, hopping, plyo, plyometric, pounding, leaping, run, running, sprint, sprinting',
    'impact',
  ),
  noise: joint('noise, noisy, stomp, stomping, bang, banging, thump, thumping, thud', 'noise'),
} as const satisfies Record<string, Part>;

export type BodyPart = keyof typeof BODY_PARTS;
export const BODY_PART_NAMES = Object.keys(BODY_PARTS) as BodyPart[];

export const musclesOf = (part: BodyPart): readonly Muscle[] => BODY_PARTS[part].muscles;

/** The fewest parts that are exactly these muscles: both lats and upper back are "back". */
export function toBodyParts(muscles: readonly Muscle[]): BodyPart[] {
  const left = new Set(muscles);
  const parts: BodyPart[] = [];
  const largestFirst = BODY_PART_NAMES.toSorted(
    (a, b) => musclesOf(b).length - musclesOf(a).length,
  );
  for (const part of largestFirst) {
    const own = musclesOf(part);
    if (own.length === 0 || !own.every((one) => left.has(one))) continue;
    parts.push(part);
    for (const one of own) left.delete(one);
  }
  return parts;
}
