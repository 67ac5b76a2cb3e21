import { checkDigit } from '#features/food-facts/rules/gtin.ts';
import type { CodeRead } from './acceptance.ts';
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

type Grid = Pick<Fit, 'from' | 'to'>;

/** Windows are read and forgotten thousands of times in a picture, so they share their memory. */
const DIGIT_ROOM = new Float32Array(WINDOW);
const GUARD_ROOM = new Float32Array(GUARD_WINDOW);

/** The profile between two modules of a grid, evened out. It lies in `values`. */
function window(
  row: Profile,
  fit: Grid,
  modules: number,
  first: number,
  values: Float32Array,
): Float32Array {
  const samples = values.length;
  const module = (fit.to - fit.from) / modules;
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

/** How much a layout's guard bars at some place (0 first, 2 last) look like guard bars. */
function guardLikeness(row: Profile, layout: Layout, grid: Grid, which: number): number {
  const pattern = GUARDS.get(layout)?.[which];
  const place = layout.guards[which]?.at ?? 0;
  return pattern ? alike(pattern, window(row, grid, layout.modules, place, GUARD_ROOM)) : -1;
}

function likenessOf(row: Profile, layout: Layout, fit: Fit): Likeness {
  const patterns = PATTERNS[fit.softness];
  if (!patterns) return [];
  const at = (place: number, among: Float32Array[]) => {
    const seen = window(row, fit, layout.modules, place - BESIDE, DIGIT_ROOM);
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

/** A grid that fits so badly does not become a code by being moved. */
const HOPELESS = 0.65;

/** The same grid at the softness that suits it, moved until the digits fit best. */
function refined(row: Profile, layout: Layout, start: Fit): Fit {
  let best = start;
  for (let softness = 0; softness < SOFTNESS.length; softness += 1) {
    const fit = { ...start, softness };
    const score = meanOfBest(likenessOf(row, layout, fit));
    if (softness === 0 || score > best.score) best = { ...fit, score };
  }
  if (best.score < HOPELESS) return best;
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

/** Places where the brightness changes by more than `share` of the strongest change, by runs of them. */
function busyRuns(change: Float32Array, share: number): Span[] {
  const least = Math.max(...change) * share;
  const runs: Span[] = [];
  let run: Span | null = null;
  for (let at = 0; at < change.length; at += 1) {
    if ((change[at] as number) < least) continue;
    if (run && at - run.to <= 2) run.to = at;
    else {
      run = { from: at, to: at };
      runs.push(run);
    }
  }
  return runs;
}

/** How many edges with much quiet beside them are tried as the first, and as the last, of a code. */
const EDGES = 4;

/** Pairs of edges between which a code may lie: quiet outside, at least a twelfth of the row apart. */
function likelySpans(row: Profile): Span[] {
  const change = new Float32Array(row.length);
  for (let at = 2; at + 2 < row.length; at += 1) {
    const near = Math.abs((row[at + 1] as number) - (row[at - 1] as number));
    change[at] = near + Math.abs((row[at + 2] as number) - (row[at - 2] as number));
  }
  const spans = new Map<string, Span>();
  for (const share of [0.12, 0.4]) {
    const runs = busyRuns(change, share);
    const quietest = (edges: { at: number; quiet: number }[]): number[] =>
      edges
        .sort((a, b) => b.quiet - a.quiet)
        .slice(0, EDGES)
        .map(({ at }) => at);
    const first = quietest(
      runs.map(({ from }, n) => ({ at: from, quiet: from - (runs[n - 1]?.to ?? 0) })),
    );
    const last = quietest(
      runs.map(({ to }, n) => ({ at: to, quiet: (runs[n + 1]?.from ?? row.length) - to })),
    );
    for (const from of first) {
      for (const to of last) {
        if (to - from >= row.length / 12) spans.set(`${from} ${to}`, { from, to });
      }
    }
  }
  return [...spans.values()];
}

/** Where a code's ends may lie beside an edge, in modules; and how many pairs of edges are looked at closely. */
const SHIFTS = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2];
const CLOSELY = 8;

/** Where beside an edge the first (or last) guard bars fit best, and how well. */
function bestShift(row: Profile, layout: Layout, span: Span, which: 0 | 2) {
  const module = (span.to - span.from) / layout.modules;
  let best = { shift: 0, score: -1 };
  for (const shift of SHIFTS) {
    const by = shift * module;
    const grid =
      which === 0 ? { from: span.from + by, to: span.to } : { from: span.from, to: span.to + by };
    const score = guardLikeness(row, layout, grid, which);
    if (score > best.score) best = { shift, score };
  }
  return best;
}

/** The grids whose guard bars fit best anywhere in a row, at least so well that a code may be there. */
function likelyFits(row: Profile): { layout: Layout; fit: Fit }[] {
  // Each end is placed by itself first: most pairs of edges are done with at that.
  const ends = likelySpans(row).flatMap((span) =>
    LAYOUTS.map((layout) => {
      const first = bestShift(row, layout, span, 0);
      const last = bestShift(row, layout, span, 2);
      return { span, layout, first, last, score: first.score + last.score };
    }),
  );
  const fits: { layout: Layout; fit: Fit }[] = [];
  for (const { span, layout, first, last } of ends
    .sort((a, b) => b.score - a.score)
    .slice(0, CLOSELY)) {
    const module = (span.to - span.from) / layout.modules;
    for (const a of [-0.5, 0, 0.5]) {
      for (const b of [-0.5, 0, 0.5]) {
        const from = span.from + (first.shift + a) * module;
        const to = span.to + (last.shift + b) * module;
        let sum = 0;
        for (let which = 0; which < layout.guards.length; which += 1)
          sum += guardLikeness(row, layout, { from, to }, which);
        const score = sum / layout.guards.length;
        if (score > GUARDED) fits.push({ layout, fit: { from, to, softness: 1, score } });
      }
    }
  }
  return fits.sort((a, b) => b.fit.score - a.fit.score).slice(0, 3);
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

/** Rows that are looked at, every second one first, and how many of them are laid on one another each time. */
const ROWS = [2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11];
const HALF_OF_ROWS = 5;
const THICK = 5;
/** Minimum digit similarity of a row. */
const MIN_SIMILARITY = 0.8;

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

/** What the rows say together of one layout read one way; `alone` has each row's own findings. */
type Evidence = { layout: Layout; sum: Likeness; fits: number; alone: Map<string, Set<number>> };

/** What a row looks like on each grid that may be a code's, read both ways. */
function readRow(row: Profile): { key: string; layout: Layout; likeness: Likeness }[] {
  const backwards = row.slice().reverse();
  return likelyFits(row).flatMap(({ layout, fit: likely }) => {
    const fit = refined(row, layout, likely);
    const mirrored = { ...fit, from: row.length - fit.to, to: row.length - fit.from };
    const on = { key: `${layout.format} on`, layout, likeness: likenessOf(row, layout, fit) };
    const back = likenessOf(backwards, layout, mirrored);
    return [on, { key: `${layout.format} back`, layout, likeness: back }].filter(
      ({ likeness }) => meanOfBest(likeness) >= MIN_SIMILARITY,
    );
  });
}

const added = (a: Likeness, b: Likeness): Likeness =>
  a.map((one, place) => one.map((value, at) => value + (b[place]?.[at] ?? 0)));

/**
 * Reads one EAN-13, UPC-A or EAN-8 that lies about level, either way up. The rows' likenesses are added before
 * anything is decided, so that noise evens out; two rows must find the code by themselves.
 */
export function readRetail(luma: Luma): CodeRead[] {
  if (luma.height < THICK * 3 || luma.width < 80) return [];
  const evidence = new Map<string, Evidence>();
  for (const [done, at] of ROWS.entries()) {
    // Where half of the rows show nothing like a code, the others are not worth their time.
    if (done === HALF_OF_ROWS && evidence.size === 0) return [];
    const row = profileAt(luma, Math.floor((at * (luma.height - THICK)) / (ROWS.length + 1)));
    for (const { key, layout, likeness } of readRow(row)) {
      const before = evidence.get(key);
      const alone = before?.alone ?? new Map<string, Set<number>>();
      const text = decided(layout, likeness)?.text;
      if (text) alone.set(text, (alone.get(text) ?? new Set()).add(at));
      const sum = before ? added(before.sum, likeness) : likeness;
      evidence.set(key, { layout, sum, fits: (before?.fits ?? 0) + 1, alone });
    }
  }
  let best: (CodeRead & { margin: number }) | null = null;
  for (const { layout, sum, fits, alone } of evidence.values()) {
    const digits = decided(
      layout,
      sum.map((one) => one.map((value) => value / fits)),
    );
    if (!digits || digits.margin < Math.max(SURE[layout.format], best?.margin ?? 0)) continue;
    if ((alone.get(digits.text)?.size ?? 0) >= 2)
      best = { format: layout.format, lines: 2, ...digits };
  }
  return best ? [{ format: best.format, text: best.text, lines: best.lines }] : [];
}
