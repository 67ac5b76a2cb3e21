/**
 * What a person uses a day, learnt from what they log and weigh: a Kalman filter over tissue weight,
 * expenditure and water. One step a calendar day, the morning's weight first, then the day's intake.
 * Expenditure comes out on the person's own logging scale: who always leaves something out is told an
 * expenditure that is lower by as much, which is the figure that their target has to be built on.
 */

/** Raised when a constant or a step below changes: stored breakdowns of another version are made again. */
export const FILTER_VERSION = 3;

/** One calendar day. null: not weighed, not logged (or marked incomplete). */
export type ExpenditureDay = { weightKg: number | null; intakeKcal: number | null };

export type FilterStart = {
  /** what the formula says, kcal a day */
  formulaKcal: number;
  /** kcal in a kilogram of this person's tissue (tissue-energy.ts) */
  kcalPerKg: number;
};

export type FilterModel = {
  water: boolean;
  drift: boolean;
  changeDetector: boolean;
  /** wild weights are believed less, and two that agree make a new start of the weight */
  outlierGate: boolean;
  /** how much the person's own scale wavers is learnt */
  ownScale: boolean;
};

/** Everything on; tests take parts away to see what each does. */
export const WHOLE_MODEL: FilterModel = {
  water: true,
  drift: true,
  changeDetector: true,
  outlierGate: true,
  ownScale: true,
};

/** What was out of the ordinary on a day: a wild weight, one that another confirmed, a change of expenditure. */
export const FILTER_EVENTS = ['wild_weight', 'new_weight', 'change'] as const;
export type FilterEvent = (typeof FILTER_EVENTS)[number];

/** The estimate after a day. */
export type ExpenditureEstimate = {
  expenditureKcal: number;
  /** standard deviation of it, kcal */
  sdKcal: number;
  /** weight without the day's noise, kg; null before the first weigh-in */
  trendKg: number | null;
  event: FilterEvent | null;
};

/** The error of the formula as a share of it, standard deviation: 320 kcal at 2600. */
const FORMULA_ERROR = 320 / 2600;
/** How far the formula may be off, kcal, standard deviation. */
export const formulaSdKcal = (formulaKcal: number): number => FORMULA_ERROR * formulaKcal;

const START_SD = { weight: 1, water: 0.3 };
/** What a scale in a bathroom wavers by, kg, and what is believed of it at most. */
const SCALE_SD_KG = { least: 0.6, most: 1.6 };
/** Weigh-ins that it takes to know a scale; as many as the prior counts for half of. */
const SCALE_MEMORY = { start: 20, most: 40 };
const LOGGED_SD_KCAL = 120;
/** Of a day that was not logged: its own part, and the part that all days of one gap share. 450 together. */
const GUESSED_SD_KCAL = { ofDay: 374.166, ofGap: 250 };
/** a day, each */
const NOISE = { weight: 0.05, expenditure: 12, water: 0.05 };
/** the share of the water offset that goes in a day, and kg of water for a kcal above or below balance */
const WATER_DECAY = 1 / 6;
const WATER_KG_PER_KCAL = 0.0016;
/** expenditure follows intake (thermic effect, adaptation) and weight */
const INTAKE_MEMORY_DAYS = 10;
const THERMIC_SHARE = 0.2;
const KCAL_PER_KG_A_DAY = 20;
const GATE = 3;
/** Two wild weights in a row that are no further apart than this are no slips, kg. */
const CONFIRMED_WITHIN_KG = 2.5;
const DETECTOR = { days: 8, mean: 0.6, sdKcal: 160 };
const REMEMBERED_DAYS = 14;

type Vector = [number, number, number];
type Matrix = [Vector, Vector, Vector];

const diagonal = (a: number, b: number, c: number): Matrix => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];

/** F P Fᵀ */
function carried(f: Matrix, p: Matrix): Matrix {
  const product = (a: Matrix, b: Matrix): Matrix =>
    a.map((row) =>
      [0, 1, 2].map((column) =>
        row.reduce((sum, value, k) => sum + value * (b[k]?.[column] ?? 0), 0),
      ),
    ) as Matrix;
  const transposed = [0, 1, 2].map((column) => f.map((row) => row[column] ?? 0)) as Matrix;
  return product(product(f, p), transposed);
}

function symmetric(p: Matrix): Matrix {
  return p.map((row, i) => row.map((value, j) => (value + (p[j]?.[i] ?? 0)) / 2)) as Matrix;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type State = {
  x: Vector;
  p: Matrix;
  smoothedIntake: number;
  /** days in a row that were not logged */
  gapDays: number;
  surprises: number[];
  logged: number[];
  /** of the scale, kg² */
  scaleVariance: number;
  weighIns: number;
  /** the last weigh-in, if it was wild */
  wildKg: number | null;
  event: FilterEvent | null;
};

/** The morning's weight moves all three: what it tells of each follows from what they share. */
function weigh(state: State, weightKg: number, model: FilterModel): State {
  const { x, p } = state;
  const [row0, row1, row2] = p;
  const sight: Vector = model.water
    ? [row0[0] + row0[2], row1[0] + row1[2], row2[0] + row2[2]]
    : [row0[0], row1[0], row2[0]];
  const surprise = weightKg - (x[0] + (model.water ? x[2] : 0));
  const expected = sight[0] + (model.water ? sight[2] : 0);
  const z = surprise / Math.sqrt(expected + state.scaleVariance);
  const isWild = model.outlierGate && Math.abs(z) > GATE;
  if (isWild && state.wildKg !== null && Math.abs(weightKg - state.wildKg) < CONFIRMED_WITHIN_KG) {
    return newWeight(state, (weightKg + state.wildKg) / 2);
  }
  // A wild value is believed less, never ignored.
  const noise = state.scaleVariance * (isWild ? (Math.abs(z) / GATE) ** 4 : 1);
  const gain = sight.map((value) => value / (expected + noise)) as Vector;
  const next = x.map((value, i) => value + (gain[i] ?? 0) * surprise) as Vector;
  const p2 = p.map((row, i) =>
    row.map((value, j) => value - (gain[i] ?? 0) * (sight[j] ?? 0)),
  ) as Matrix;
  const weighed = { ...state, x: next, p: symmetric(p2), weighIns: state.weighIns + 1 };
  if (isWild) return { ...weighed, wildKg: weightKg, event: 'wild_weight' };
  return detected(
    {
      ...weighed,
      wildKg: null,
      scaleVariance: model.ownScale ? scaleVariance(state, surprise, expected) : noise,
      surprises: [...state.surprises, z].slice(-DETECTOR.days),
    },
    model,
  );
}

/** What the scale is seen to waver by beyond what the filter expects, remembered over some weeks. */
function scaleVariance(state: State, surprise: number, expected: number): number {
  const share = 1 / Math.min(SCALE_MEMORY.most, SCALE_MEMORY.start + state.weighIns + 1);
  const learnt = state.scaleVariance + share * (surprise ** 2 - expected - state.scaleVariance);
  return Math.min(SCALE_SD_KG.most ** 2, Math.max(SCALE_SD_KG.least ** 2, learnt));
}

/** Two wild weights that agree are no slips: the weight starts again there, what is used stays as it was learnt. */
function newWeight(state: State, weightKg: number): State {
  const { x, p } = state;
  const next: Matrix = [
    [START_SD.weight ** 2, 0, 0],
    [0, p[1][1], p[1][2]],
    [0, p[2][1], p[2][2]],
  ];
  return { ...state, x: [weightKg - x[2], x[1], x[2]], p: next, wildKg: null, event: 'new_weight' };
}

/** Surprises that all point one way mean that expenditure has changed: the filter is opened to it. */
function detected(state: State, model: FilterModel): State {
  const { surprises, p } = state;
  if (!model.changeDetector || surprises.length < DETECTOR.days) return state;
  if (Math.abs(mean(surprises)) <= DETECTOR.mean) return state;
  const opened = p.map((row) => [...row]) as Matrix;
  opened[1][1] += DETECTOR.sdKcal ** 2;
  return { ...state, p: opened, surprises: [], event: 'change' };
}

/**
 * What the last day of a gap adds, kcal². A holiday is eaten above the guess on all its days: their errors do not
 * cancel, so that the error of k days grows with k and not with its root.
 */
const guessVariance = (gapDays: number): number =>
  GUESSED_SD_KCAL.ofDay ** 2 + (2 * gapDays - 1) * GUESSED_SD_KCAL.ofGap ** 2;

/** The day itself: what was eaten and used becomes tissue and water. */
function live(
  state: State,
  intakeKcal: number | null,
  kcalPerKg: number,
  model: FilterModel,
): State {
  const { x, p, logged } = state;
  const [weight, expenditure, water] = x;
  const eaten = intakeKcal ?? (logged.length > 0 ? mean(logged) : expenditure);
  const gapDays = intakeKcal === null ? state.gapDays + 1 : 0;
  const intakeVariance = gapDays > 0 ? guessVariance(gapDays) : LOGGED_SD_KCAL ** 2;
  const balance = eaten - expenditure;
  const smoothed = state.smoothedIntake + (eaten - state.smoothedIntake) / INTAKE_MEMORY_DAYS;
  const drift = model.drift
    ? THERMIC_SHARE * (smoothed - state.smoothedIntake) + (KCAL_PER_KG_A_DAY * balance) / kcalPerKg
    : 0;
  const waterGain = model.water ? WATER_DECAY * WATER_KG_PER_KCAL : 0;
  const f: Matrix = [
    [1, -1 / kcalPerKg, 0],
    [0, model.drift ? 1 - KCAL_PER_KG_A_DAY / kcalPerKg : 1, 0],
    [0, -waterGain, model.water ? 1 - WATER_DECAY : 0],
  ];
  const next = carried(f, p);
  const toWeight = 1 / kcalPerKg;
  next[0][0] += NOISE.weight ** 2 + intakeVariance * toWeight ** 2;
  next[1][1] += NOISE.expenditure ** 2;
  if (model.water) {
    next[2][2] += NOISE.water ** 2 + intakeVariance * waterGain ** 2;
    next[0][2] += intakeVariance * toWeight * waterGain;
    next[2][0] += intakeVariance * toWeight * waterGain;
  }
  return {
    ...state,
    x: [
      weight + balance / kcalPerKg,
      expenditure + drift,
      model.water ? water * (1 - WATER_DECAY) + waterGain * balance : 0,
    ],
    p: symmetric(next),
    smoothedIntake: smoothed,
    gapDays,
    logged: intakeKcal === null ? logged : [...logged, intakeKcal].slice(-REMEMBERED_DAYS),
  };
}

/**
 * The estimate after each day. Days before the first weigh-in only remember what was eaten. Everything
 * is worked out from the first day on, so a late edit of any day needs no special case.
 */
export function estimateExpenditure(
  days: readonly ExpenditureDay[],
  { formulaKcal, kcalPerKg }: FilterStart,
  model: FilterModel = WHOLE_MODEL,
): ExpenditureEstimate[] {
  let state: State | null = null;
  let before: number[] = [];
  const startSd = formulaSdKcal(formulaKcal);
  return days.map(({ weightKg, intakeKcal }) => {
    if (state === null && weightKg !== null) {
      state = {
        x: [weightKg, formulaKcal, 0],
        p: diagonal(START_SD.weight ** 2, startSd ** 2, model.water ? START_SD.water ** 2 : 0),
        smoothedIntake: formulaKcal,
        gapDays: 0,
        surprises: [],
        logged: before,
        scaleVariance: SCALE_SD_KG.least ** 2,
        weighIns: 0,
        wildKg: null,
        event: null,
      };
    }
    if (state === null) {
      if (intakeKcal !== null) before = [...before, intakeKcal].slice(-REMEMBERED_DAYS);
      return { expenditureKcal: formulaKcal, sdKcal: startSd, trendKg: null, event: null };
    }
    state = { ...state, event: null };
    if (weightKg !== null) state = weigh(state, weightKg, model);
    state = live(state, intakeKcal, kcalPerKg, model);
    const trendKg = state.x[0] + state.x[2];
    const sdKcal = Math.sqrt(state.p[1][1]);
    return { expenditureKcal: state.x[1], sdKcal, trendKg, event: state.event };
  });
}
