import type { Reading } from './acceptance.ts';
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
  /** also at right angles */
  turned: boolean;
  /** also white on black */
  inverted: boolean;
  /** also at a third of the size */
  smaller: boolean;
  /** gaps closed in codes of two dimensions */
  mended: boolean;
};
export type CodeReader = (luma: Luma, effort: Effort) => Reading[];

const USUAL: Effort = { turned: true, inverted: false, smaller: true, mended: false };
const FULL: Effort = { ...USUAL, inverted: true };

/** One way to look at a frame. `box` is the part where the code should be. */
type Look = (frame: Luma, box: Luma, read: CodeReader) => Reading[];

/** Wider frames than this are halved before the whole of them is looked at. */
const LARGE = 1_000_000;
const within = (luma: Luma): Luma => (luma.data.length > LARGE ? halve(luma) : luma);

/** What every frame gets: the box as it is. */
const FIRST: Look = (_, box, read) => read(box, FULL);

/**
 * The stronger looks, in the order of what they add to those before, measured on harsh pictures (bench/barcode):
 * beside the box, other light, soft bars, far away, noise, and lying askew.
 */
const STRONGER: readonly Look[] = [
  (_, box, read) => read(flatten(box), USUAL),
  (frame, _, read) => read(within(frame), FULL),
  (_, box) => readRetail(box),
  (_, box, read) => read(double(box), { ...USUAL, smaller: false }),
  (frame, _, read) => read(flatten(within(frame)), USUAL),
  (_, box, read) => read(rotate(box, 45), USUAL),
  (_, box, read) => read(flatten(soften(box)), USUAL),
  (_, box, read) => read(rotate(box, -22.5), USUAL),
  (_, box) => readRetail(transpose(box)),
  (_, box, read) => read(sharpen(flatten(box)), USUAL),
  (_, box, read) => read(rotate(box, 22.5), USUAL),
  (frame, _, read) => read(halve(frame), { ...USUAL, mended: true }),
  (_, box) => readRetail(flatten(soften(box))),
];

/**
 * What the looks remember from frame to frame: which comes next, which read something last, and what each cost, ms
 * (null: not known yet). `alone`: the next one is too dear to follow the plain look, so it takes a frame of its own.
 */
export type LookPlan = {
  next: number;
  lucky: number | null;
  costMs: readonly (number | null)[];
  alone: boolean;
};
export const FIRST_PLAN: LookPlan = {
  next: 0,
  lucky: null,
  costMs: STRONGER.map(() => null),
  alone: false,
};

/** A look that was not tried yet may cost this much more than what the frame has shown so far: most are dearer than the plain one. */
const UNKNOWN_FACTOR = 2;

/** What one frame may cost, milliseconds; at ten frames a second half the worker's time stays free. */
export const FRAME_BUDGET_MS = 50;

/** The middle of a picture: generously what the drawn square shows of it, whichever way the picture stands. */
export function scanBox({ width, height }: Pick<Luma, 'width' | 'height'>): Box {
  const size = { width: Math.round(width * 0.7), height: Math.round(height * 0.7) };
  // A tall picture shows the square at its full width.
  if (height > width) size.height = Math.min(size.height, Math.round(width * 0.9));
  return { left: (width - size.width) >> 1, top: (height - size.height) >> 1, ...size };
}

/**
 * Looks at one frame: first as the last frame was read, then plainly, then with one stronger look after the other
 * where it is expected to end within the budget, by what it cost before (an unknown one: twice the dearest of this frame).
 * Stops at the first look that reads something. `nowMs` is the clock to keep the budget by.
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
  const lucky = plan.lucky === null ? undefined : STRONGER[plan.lucky];
  const again = lucky?.(frame, box, read) ?? [];
  if (again.length > 0) return { readings: again, plan };
  const plain = plan.alone ? [] : FIRST(frame, box, read);
  if (plain.length > 0) return { readings: plain, plan: { ...plan, lucky: null } };
  let dearestMs = nowMs() - begun;
  const costMs = [...plan.costMs];
  let { next, alone } = plan;
  for (let tried = 0; tried < STRONGER.length; tried += 1) {
    const at = next;
    const started = nowMs();
    const fits = started - begun + (costMs[at] ?? UNKNOWN_FACTOR * dearestMs) < budgetMs;
    if (!fits && !alone) {
      alone = tried === 0;
      break;
    }
    alone = false;
    next = (next + 1) % STRONGER.length;
    const readings = at === plan.lucky ? [] : (STRONGER[at]?.(frame, box, read) ?? []);
    const tookMs = nowMs() - started;
    costMs[at] = tookMs;
    dearestMs = Math.max(dearestMs, tookMs);
    if (readings.length > 0) return { readings, plan: { next, lucky: at, costMs, alone } };
  }
  return { readings: [], plan: { next, lucky: null, costMs, alone } };
}

/** Looks at a picture that stands still, every way, and gives all that was read, each code once. */
export function lookLong(picture: Luma, read: CodeReader): Reading[] {
  const box = crop(picture, scanBox(picture));
  const found: Reading[] = [];
  for (const look of [FIRST, ...STRONGER]) {
    for (const reading of look(picture, box, read)) {
      const at = found.findIndex(
        ({ format, text }) => format === reading.format && text === reading.text,
      );
      // Two looks that agree are as good as two frames.
      if (at < 0) found.push(reading);
      else found[at] = { ...reading, lines: Math.max(reading.lines, found[at]?.lines ?? 0) + 6 };
    }
  }
  return found.sort((a, b) => b.lines - a.lines);
}
