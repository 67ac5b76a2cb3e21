/** A weighed day: its number, counted in calendar days from any day on, and the weight in kg. */
export type WeighedDay = { day: number; weightKg: number };

/** The trend at a weighed day, kg. */
export type SmoothedWeight = {
  /** with all that is known now: the line that is drawn */
  trendKg: number;
  /** with what was known on the day itself: what a decision rests on. The same at the last day. */
  knownKg: number;
  /** so long after the one before that it starts again and no line joins them */
  afterGap: boolean;
};

/** A longer silence is shown as a gap, days. */
export const GAP_DAYS = 14;

/** What a scale and a body's water add to a weight, kg (domain.md 2.2). */
const NOISE_KG = 0.6;
/** How far weight moves in a day beside its course, and how far the course itself, kg a day. */
const DRIFT_KG = 0.05;
const COURSE_DRIFT_KG = 0.004;
/** The course before anything is known: 0.7 kg a week either way. */
const FIRST_COURSE_KG = 0.1;
/** A weight this many deviations from what was expected is believed less. */
const GATE = 3;
/** Two wild weights in a row that are no further apart than this are a new weight, kg. */
const CONFIRMED_WITHIN_KG = 2.5;
const NEW_WEIGHT_KG = 10;

/** Weight and course (kg, kg a day) with their covariance. */
type State = { kg: number; course: number; p00: number; p01: number; p11: number };
type Step = { expected: State; after: State; days: number };

function expect({ kg, course, p00, p01, p11 }: State, days: number): State {
  const courseNoise = COURSE_DRIFT_KG ** 2;
  return {
    kg: kg + course * days,
    course,
    p00:
      p00 + 2 * days * p01 + days ** 2 * p11 + days * DRIFT_KG ** 2 + (courseNoise * days ** 3) / 3,
    p01: p01 + days * p11 + (courseNoise * days ** 2) / 2,
    p11: p11 + courseNoise * days,
  };
}

function weigh({ kg, course, p00, p01, p11 }: State, weightKg: number, noise: number): State {
  const surprise = weightKg - kg;
  const [gain, courseGain] = [p00 / (p00 + noise), p01 / (p00 + noise)];
  return {
    kg: kg + gain * surprise,
    course: course + courseGain * surprise,
    p00: p00 * (1 - gain),
    p01: p01 * (1 - gain),
    p11: p11 - courseGain * p01,
  };
}

/** Steps through one stretch without a gap. */
function steps(days: readonly WeighedDay[]): Step[] {
  let state: State | null = null;
  let last = 0;
  let wildKg: number | null = null;
  return days.map(({ day, weightKg }) => {
    const since = day - last;
    last = day;
    if (state === null) {
      state = { kg: weightKg, course: 0, p00: NOISE_KG ** 2, p01: 0, p11: FIRST_COURSE_KG ** 2 };
      return { expected: state, after: state, days: 0 };
    }
    let expected = expect(state, since);
    let noise = NOISE_KG ** 2;
    const z = Math.abs(weightKg - expected.kg) / Math.sqrt(expected.p00 + noise);
    const isWild = z > GATE;
    const isNew = isWild && wildKg !== null && Math.abs(weightKg - wildKg) < CONFIRMED_WITHIN_KG;
    // A wild value is believed less, never ignored; two that agree are a new weight.
    if (isNew) expected = { ...expected, p00: expected.p00 + NEW_WEIGHT_KG ** 2 };
    else if (isWild) noise *= (z / GATE) ** 4;
    wildKg = isWild && !isNew ? weightKg : null;
    state = weigh(expected, weightKg, noise);
    return { expected, after: state, days: since };
  });
}

/** Back from the last day: what came later corrects each day before it (Rauch, Tung and Striebel 1965). */
function smoothed(all: readonly Step[]): number[] {
  const out: number[] = [];
  let later: { step: Step; kg: number; course: number } | null = null;
  for (const step of all.toReversed()) {
    const { after } = step;
    let { kg, course } = after;
    if (later) {
      const { expected, days } = later.step;
      const [a, b] = [later.kg - expected.kg, later.course - expected.course];
      const determinant = expected.p00 * expected.p11 - expected.p01 ** 2;
      const [u, v] = [
        (expected.p11 * a - expected.p01 * b) / determinant,
        (expected.p00 * b - expected.p01 * a) / determinant,
      ];
      kg += (after.p00 + days * after.p01) * u + after.p01 * v;
      course += (after.p01 + days * after.p11) * u + after.p11 * v;
    }
    later = { step, kg, course };
    out.push(kg);
  }
  return out.toReversed();
}

type Bounds = { least: number; most: number };

const within = (value: number, { least, most }: Bounds): number =>
  Math.min(most, Math.max(least, value));

function stretch(days: readonly WeighedDay[], isFirst: boolean): SmoothedWeight[] {
  const all = steps(days);
  const line = smoothed(all);
  // Up to each day, in one pass: a search of all days before each would take years of them a while.
  let known: Bounds = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
  const knownAt = days.map(({ weightKg }) => {
    known = { least: Math.min(known.least, weightKg), most: Math.max(known.most, weightKg) };
    return known;
  });
  return all.map(({ after }, at) => ({
    trendKg: within(line[at] ?? after.kg, known),
    knownKg: within(after.kg, knownAt[at] ?? known),
    afterGap: at === 0 && !isFirst,
  }));
}

/**
 * The weight without the day's noise, and its course: the filter of domain.md 2.2 for the scales alone, with a course
 * instead of what was eaten and used, so that it needs no food log and works on the device. Having a course it does
 * not lag behind a person who loses weight steadily. Days in order, each once; a silence beyond 14 days starts again.
 */
export function smoothWeights(days: readonly WeighedDay[]): SmoothedWeight[] {
  const stretches: WeighedDay[][] = [];
  for (const one of days) {
    const current = stretches.at(-1);
    if (current && one.day - (current.at(-1)?.day ?? 0) <= GAP_DAYS) current.push(one);
    else stretches.push([one]);
  }
  return stretches.flatMap((one, at) => stretch(one, at === 0));
}
