import type { CodeRead, Reading } from './acceptance.ts';
import {
  type Box,
  crop,
  double,
  flatten,
  halve,
  type Luma,
  rotate,
  sharpen,
  soften,
  transpose,
} from './luma.ts';
import { readRetail } from './retail-reader.ts';

/** How hard the decoder tries on one picture. */
export type Effort = {
  /** the codes of the shelf take a third of the time of the others, so each look is for one or the other */
  kinds: 'retail' | 'others' | 'all';
  /** also at right angles */
  turned: boolean;
  /** also white on black */
  inverted: boolean;
  /** also at a third of the size */
  smaller: boolean;
  /** gaps closed in codes of two dimensions */
  mended: boolean;
};
export type CodeReader = (luma: Luma, effort: Effort) => CodeRead[];

const RETAIL: Effort = {
  kinds: 'retail',
  turned: true,
  inverted: true,
  smaller: true,
  mended: false,
};
const OTHERS: Effort = { ...RETAIL, kinds: 'others', inverted: false };

/** A way to look at a frame. `box` is the part where the code should be. */
type Look = {
  see: (frame: Luma, box: Luma, read: CodeReader) => CodeRead[];
  /** what it costs, in the first look's cost: known before it was tried */
  times: number;
  /** the look that is likeliest to read the same code another way */
  beside: number;
};

/** Wider frames than this are halved before the whole of them is looked at. */
const LARGE = 1_000_000;
const within = (luma: Luma): Luma => (luma.data.length > LARGE ? halve(luma) : luma);

/**
 * The looks, in the order of what they add to those before for their time, measured on photographs and on harsh
 * pictures (bench/barcode): beside the box, other light, other kinds of codes, noise, soft bars, far away, askew.
 */
const LOOKS: readonly Look[] = [
  { see: (_, box, read) => read(box, RETAIL), times: 1, beside: 1 },
  { see: (frame, _, read) => read(within(frame), RETAIL), times: 2, beside: 2 },
  { see: (frame, _, read) => read(flatten(within(frame)), RETAIL), times: 4, beside: 1 },
  { see: (_, box, read) => read(box, OTHERS), times: 4, beside: 8 },
  { see: (frame) => readRetail(within(frame)), times: 2, beside: 11 },
  { see: (_, box, read) => read(flatten(soften(box)), RETAIL), times: 3, beside: 2 },
  { see: (frame, _, read) => read(flatten(halve(frame)), RETAIL), times: 2, beside: 2 },
  { see: (_, box, read) => read(flatten(soften(box)), OTHERS), times: 5, beside: 3 },
  { see: (frame, _, read) => read(within(frame), OTHERS), times: 6, beside: 3 },
  { see: (_, box, read) => read(rotate(box, -22.5), RETAIL), times: 5, beside: 10 },
  { see: (_, box, read) => read(rotate(box, 22.5), RETAIL), times: 5, beside: 9 },
  { see: (_, box) => readRetail(box), times: 2, beside: 4 },
  {
    see: (_, box, read) => read(double(box), { ...RETAIL, smaller: false }),
    times: 4,
    beside: 2,
  },
  { see: (_, box, read) => read(sharpen(flatten(box)), RETAIL), times: 4, beside: 2 },
  { see: (_, box, read) => read(rotate(box, 45), RETAIL), times: 6, beside: 9 },
  { see: (_, box, read) => read(rotate(halve(box), 45), OTHERS), times: 4, beside: 3 },
  { see: (_, box, read) => read(box, { ...OTHERS, inverted: true }), times: 6, beside: 8 },
  { see: (_, box) => readRetail(transpose(box)), times: 2, beside: 4 },
  {
    see: (frame, _, read) => read(halve(frame), { ...OTHERS, mended: true }),
    times: 4,
    beside: 3,
  },
  { see: (_, box) => readRetail(flatten(soften(box))), times: 4, beside: 4 },
];

/**
 * What the looks remember from frame to frame: which comes next, which read something last, what each costs, ms
 * (null: not known yet), and which took so long that they look at half the size next time. `alone`: the next one is too dear
 * to follow the first look, so it takes a frame of its own.
 */
export type LookPlan = {
  next: number;
  lucky: number | null;
  costMs: readonly (number | null)[];
  halved: readonly boolean[];
  alone: boolean;
};
export const FIRST_PLAN: LookPlan = {
  next: 1,
  lucky: null,
  costMs: LOOKS.map(() => null),
  halved: LOOKS.map(() => false),
  alone: false,
};

/** What one frame may cost, milliseconds; at ten frames a second half the worker's time stays free. */
export const FRAME_BUDGET_MS = 45;

/** The middle of a picture: generously what the drawn square shows of it, whichever way the picture stands. */
export function scanBox({ width, height }: Pick<Luma, 'width' | 'height'>): Box {
  const size = { width: Math.round(width * 0.7), height: Math.round(height * 0.7) };
  // A tall picture shows the square at its full width.
  if (height > width) size.height = Math.min(size.height, Math.round(width * 0.9));
  return { left: (width - size.width) >> 1, top: (height - size.height) >> 1, ...size };
}

/**
 * Looks at one frame. After a frame that read something: first another way, so that the code is seen by two looks,
 * then as before. Else plainly, then with one stronger look after the other where it is expected to end within the
 * budget, by what it cost before. Stops at the first look that reads something. `nowMs` is the clock.
 */
export function lookAt(
  frame: Luma,
  plan: LookPlan,
  read: CodeReader,
  nowMs: () => number,
  budgetMs = FRAME_BUDGET_MS,
): { readings: Reading[]; plan: LookPlan } {
  const begun = nowMs();
  const box = crop(frame, scanBox(frame));
  const costMs = [...plan.costMs];
  const halved = [...plan.halved];
  const tried = new Set<number>();
  const expectedMs = (at: number): number =>
    costMs[at] ?? (costMs[0] ?? 0) * (LOOKS[at]?.times ?? 1);
  const fits = (at: number): boolean => nowMs() - begun + expectedMs(at) < budgetMs;
  const see = (at: number): Reading[] => {
    tried.add(at);
    const started = nowMs();
    const [whole, middle] = halved[at] ? [halve(frame), halve(box)] : [frame, box];
    const found = LOOKS[at]?.see(whole, middle, read) ?? [];
    const tookMs = nowMs() - started;
    // A slow frame may be chance, and is soon forgotten.
    costMs[at] = Math.max(tookMs, ((costMs[at] ?? tookMs) + tookMs) / 2);
    // Never for good: a code that is far away is seen in full size alone.
    halved[at] = tookMs > budgetMs;
    return found.map((reading) => ({ ...reading, look: at }));
  };

  let { next, alone } = plan;
  const usual = plan.lucky === null ? [] : [LOOKS[plan.lucky]?.beside ?? 0, plan.lucky];
  for (const at of plan.alone ? usual : [...usual, 0]) {
    // What read the last frame has its turn even if the frame gets long.
    if (tried.has(at) || (tried.size > 0 && at !== plan.lucky && !fits(at))) continue;
    const readings = see(at);
    if (readings.length > 0)
      return { readings, plan: { next, lucky: at, costMs, halved, alone: false } };
  }
  for (let turn = 1; turn < LOOKS.length; turn += 1) {
    const at = next;
    if (!fits(at) && !alone) {
      alone = turn === 1;
      break;
    }
    alone = false;
    next = (next % (LOOKS.length - 1)) + 1;
    if (tried.has(at)) continue;
    const readings = see(at);
    if (readings.length > 0) return { readings, plan: { next, lucky: at, costMs, halved, alone } };
  }
  return { readings: [], plan: { next, lucky: null, costMs, halved, alone } };
}

/** Looks at a picture that stands still, every way, and gives what each look read. */
export function lookLong(picture: Luma, read: CodeReader): Reading[] {
  const box = crop(picture, scanBox(picture));
  return LOOKS.flatMap(({ see }, look) =>
    see(picture, box, read).map((reading) => ({ ...reading, look })),
  );
}
