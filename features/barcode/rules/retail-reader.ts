import { checkDigit } from '#features/foods/rules/gtin.ts';
import type { Reading } from './acceptance.ts';
import type { Luma } from './luma.ts';
import { EVEN, FIRST_DIGITS, LAYOUTS, type Layout, ODD, RIGHT } from './retail-symbols.ts';

/*
 * A reader for EAN and UPC on soft pictures. Where bars run into each other their widths cannot be measured any
 * more, but all 95 modules lie on one even grid; so it is the grid that is looked for, and at each digit's place
 * the pattern that, as soft as the picture, looks most like what is there.
 */

/** How soft the picture may be: the width of the bell over the bars, in modules. */
const SOFTNESS = [0.4, 0.7, 1, 1.3] as const;
/** Samples in a module, and modules beyond a digit's own seven that are looked at on both sides. */
const FINE = 2;
const BESIDE = 1;
const WINDOW = (7 + 2 * BESIDE) * FINE;
const GUARD_WINDOW = 7 * FINE;

/** A row's brightness across a code. */
type Profile = Float32Array;
type Fit = { from: number; to: number; softness: number; score: number };
/** For every digit's place the likeness, -1 to 1, of each pattern: ten odd or right ones, then ten even ones. */
type Likeness = number[][];

/** Mean 0 and length 1, so that the product of two says how alike they are. */
function evened(values: Float32Array): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = (values[at] as number) - mean;
    values[at] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] as number) / length;
  return values;
}

/** Bars as a soft picture shows them: 1 is white. `?` stands for what may be either. */
function softBars(bits: string, first: number, samples: number, softness: number): Float32Array {
  const values = new Float32Array(samples);
  for (let at = 0; at < samples; at += 1) {
    const place = first + (at + 0.5) / FINE;
    let light = 0;
    let weights = 0;
    for (let step = -3; step <= 3; step += 0.125) {
      const weight = Math.exp(-(step * step) / (2 * softness * softness));
      const bit = bits[Math.floor(place + step)];
      light += weight * (bit === '1' ? 0 : bit === '0' ? 1 : 0.5);
      weights += weight;
    }
    values[at] = light / weights;
  }
  return evened(values);
}

const patternsOf = (digits: readonly string[], before: string, after: string, softness: number) =>
  digits.map((bits) => softBars(`??${before}${bits}${after}??`, 3 - BESIDE, WINDOW, softness));

/** Left digits stand between a bar and a space, right ones between a space and a bar. */
const PATTERNS = SOFTNESS.map((softness) => ({
  left: [...patternsOf(ODD, '1', '0', softness), ...patternsOf(EVEN, '1', '0', softness)],
  right: patternsOf(RIGHT, '0', '1', softness),
}));
const guardsOf = (layout: Layout) =>
  layout.guards.map(({ bits }) => softBars(`???${bits}???`, 3, GUARD_WINDOW, SOFTNESS[1]));
const GUARDS = new Map(LAYOUTS.map((layout) => [layout, guardsOf(layout)]));

/** The profile between two modules of a grid, evened out. */
function window(
  row: Profile,
  fit: Fit,
  modules: number,
  first: number,
  samples: number,
): Float32Array {
  const module = (fit.to - fit.from) / modules;
  const values = new Float32Array(samples);
  const last = row.length - 1;
  for (let at = 0; at < samples; at += 1) {
    const place = fit.from + (first + (at + 0.5) / FINE) * module - 0.5;
    const left = Math.max(0, Math.min(last - 1, Math.floor(place)));
    const share = Math.max(0, Math.min(1, place - left));
    values[at] = (row[left] as number) * (1 - share) + (row[left + 1] as number) * share;
  }
  return evened(values);
}

function alike(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function guardScore(row: Profile, layout: Layout, fit: Fit): number {
  const guards = GUARDS.get(layout) ?? [];
  let sum = 0;
  for (const [at, guard] of guards.entries()) {
    const place = layout.guards[at]?.at ?? 0;
    sum += alike(guard, window(row, fit, layout.modules, place, GUARD_WINDOW));
  }
  return sum / guards.length;
}

function likenessOf(row: Profile, layout: Layout, fit: Fit): Likeness {
  const patterns = PATTERNS[fit.softness];
  if (!patterns) return [];
  const at = (place: number, among: Float32Array[]) => {
    const seen = window(row, fit, layout.modules, place - BESIDE, WINDOW);
    return among.map((pattern) => alike(pattern, seen));
  };
  const left = layout.format === 'EAN8' ? patterns.left.slice(0, 10) : patterns.left;
  return [
    ...layout.left.map((place) => at(place, left)),
    ...layout.right.map((place) => at(place, patterns.right)),
  ];
}

const meanOfBest = (likeness: Likeness): number =>
  likeness.reduce((sum, one) => sum + Math.max(...one), 0) / Math.max(1, likeness.length);

/** The same grid at the softness that suits it, moved until the digits fit best. */
function refined(row: Profile, layout: Layout, start: Fit): Fit {
  let best = start;
  for (let softness = 0; softness < SOFTNESS.length; softness += 1) {
    const fit = { ...start, softness };
    const score = meanOfBest(likenessOf(row, layout, fit));
    if (softness === 0 || score > best.score) best = { ...fit, score };
  }
  const module = (start.to - start.from) / layout.modules;
  for (const step of [module * 0.25, module * 0.12]) {
    const { from, to } = best;
    for (const [a, b] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [1, 1],
      [-1, -1],
    ] as const) {
      const fit: Fit = { ...best, from: from + a * step, to: to + b * step };
      const score = meanOfBest(likenessOf(row, layout, fit));
      if (score > best.score) best = { ...fit, score };
    }
  }
  return best;
}

/** Guard bars that look less like guard bars than this are something else. */
const GUARDED = 0.68;

type Span = { from: number; to: number };

/** A code has no gap wider than this many pixels, seen over a row of `width`. */
const gapOf = (width: number): number => Math.max(4, Math.round(width / 60));

/** Stretches in which the brightness keeps changing by more than `share` of the strongest change. */
function busyStretches(change: Float32Array, share: number): Span[] {
  const least = Math.max(...change) * share;
  const gap = gapOf(change.length);
  const stretches: Span[] = [];
  let span: Span | null = null;
  for (let at = 0; at < change.length; at += 1) {
    if ((change[at] as number) < least) continue;
    if (span && at - span.to <= gap) span.to = at;
    else stretches.push((span = { from: at, to: at }));
  }
  return stretches.filter(({ from, to }) => to - from > gap);
}

/** Pairs of edges between which a code may lie, whatever is printed beside it. */
function likelySpans(row: Profile): Span[] {
  const change = new Float32Array(row.length);
  for (let at = 2; at + 2 < row.length; at += 1) {
    change[at] = Math.abs((row[at + 2] as number) - (row[at - 2] as number));
  }
  const stretches = [...busyStretches(change, 0.12), ...busyStretches(change, 0.4)];
  const least = row.length / 12;
  const spans = stretches.flatMap(({ from }) =>
    stretches.filter(({ to }) => to - from >= least).map(({ to }) => ({ from, to })),
  );
  return spans.slice(0, 60);
}

/** The grids whose guard bars fit best anywhere in a row, at least so well that a code may be there. */
function likelyFits(row: Profile): { layout: Layout; fit: Fit }[] {
  const fits: { layout: Layout; fit: Fit }[] = [];
  for (const span of likelySpans(row)) {
    for (const layout of LAYOUTS) {
      const module = (span.to - span.from) / layout.modules;
      for (let a = -1.5; a <= 1.5; a += 0.5) {
        for (let b = -1.5; b <= 1.5; b += 0.5) {
          const fit = {
            from: span.from + a * module,
            to: span.to + b * module,
            softness: 1,
            score: 0,
          };
          const score = guardScore(row, layout, fit);
          if (score > GUARDED) fits.push({ layout, fit: { ...fit, score } });
        }
      }
    }
  }
  return fits.sort((a, b) => b.fit.score - a.fit.score).slice(0, 6);
}

type Digits = { text: string; margin: number };

/** The code that looks most like what is there, if it is a valid one. */
function decided(layout: Layout, likeness: Likeness): Digits | null {
  const bestIn = (one: readonly number[], from: number) => {
    let [digit, best, second] = [0, -2, -2];
    for (let at = 0; at < 10; at += 1) {
      const value = one[from + at] ?? -2;
      if (value > best) [second, best, digit] = [best, value, at];
      else if (value > second) second = value;
    }
    return { digit, best, margin: best - second };
  };
  const half = layout.left.length;
  const right = likeness.slice(half).map((one) => bestIn(one, 0));
  const left = likeness.slice(0, half);
  let first = '';
  let chosen = left.map((one) => bestIn(one, 0));
  let lead = 1;
  if (layout.format === 'EAN13') {
    const sums = FIRST_DIGITS.map((parities, digit) => {
      const digits = left.map((one, at) => bestIn(one, parities[at] === 'E' ? 10 : 0));
      return { digit, digits, sum: digits.reduce((sum, one) => sum + one.best, 0) };
    }).sort((a, b) => b.sum - a.sum);
    const [best, second] = sums;
    if (!best || !second) return null;
    first = String(best.digit);
    chosen = best.digits;
    lead = best.sum - second.sum;
  }
  const text = first + [...chosen, ...right].map(({ digit }) => digit).join('');
  if (checkDigit(text.slice(0, -1)) !== Number(text.at(-1))) return null;
  const margins = [...chosen, ...right].map(({ margin }) => margin);
  return { text, margin: Math.min(lead / 2, ...margins) };
}

/** Rows that are looked at, and how many of them are laid on one another each time. */
const ROWS = 11;
const THICK = 5;
/** A row whose digits look less like digits than this is of something else. */
const LIKE_ENOUGH = 0.8;

function profileAt({ data, width }: Luma, top: number): Profile {
  const row = new Float32Array(width);
  for (let y = top; y < top + THICK; y += 1) {
    for (let x = 0; x < width; x += 1)
      row[x] = (row[x] as number) + (data[y * width + x] as number);
  }
  return row;
}

/** Least lead of the chosen digit over the next, in the sum of all rows: what was wrong stayed below it. */
const SURE = { EAN13: 0.05, EAN8: 0.1 } as const;

/**
 * Reads one EAN-13, UPC-A or EAN-8 that lies about level, either way up. The rows' likenesses are added before
 * anything is decided, so that noise evens out; two rows must find the code by themselves.
 */
export function readRetail(luma: Luma): Reading[] {
  if (luma.height < THICK * 3 || luma.width < 80) return [];
  const sums = new Map<
    string,
    { layout: Layout; sum: Likeness; rows: number; alone: Map<string, number> }
  >();
  for (let at = 1; at <= ROWS; at += 1) {
    const row = profileAt(luma, Math.floor((at * (luma.height - THICK)) / (ROWS + 1)));
    for (const likely of likelyFits(row)) {
      {
        const { layout } = likely;
        const fit = refined(row, layout, likely.fit);
        const backwards = row.slice().reverse();
        const mirrored = { ...fit, from: row.length - fit.to, to: row.length - fit.from };
        for (const [way, likeness] of [
          ['on', likenessOf(row, layout, fit)],
          ['back', likenessOf(backwards, layout, mirrored)],
        ] as const) {
          if (meanOfBest(likeness) < LIKE_ENOUGH) continue;
          const key = `${layout.format} ${way}`;
          const kept = sums.get(key) ?? {
            layout,
            sum: likeness.map((one) => one.map(() => 0)),
            rows: 0,
            alone: new Map(),
          };
          kept.sum = kept.sum.map((one, digit) =>
            one.map((value, n) => value + (likeness[digit]?.[n] ?? 0)),
          );
          kept.rows += 1;
          const alone = decided(layout, likeness)?.text;
          if (alone) kept.alone.set(alone, (kept.alone.get(alone) ?? 0) + 1);
          sums.set(key, kept);
        }
      }
    }
  }
  const found = [...sums.values()].flatMap(({ layout, sum, rows, alone }) => {
    const digits = decided(
      layout,
      sum.map((one) => one.map((value) => value / rows)),
    );
    const lines = digits ? (alone.get(digits.text) ?? 0) : 0;
    if (!digits || lines < 2 || digits.margin < SURE[layout.format]) return [];
    return [{ format: layout.format, text: digits.text, lines: 2, margin: digits.margin }];
  });
  const best = found.sort((a, b) => b.margin - a.margin)[0];
  return best ? [{ format: best.format, text: best.text, lines: best.lines }] : [];
}
