import type { Portion } from '#features/food-facts/rules/food-kinds.ts';
import type { Measure } from '#features/foods/rules/amounts/portion.ts';
import type { SentenceUnit } from '#features/foods/rules/amounts/sentence-units.ts';
import { stem, wordMap } from '#features/foods/rules/search/search-words.ts';

/** A measure of a food with its portion taken apart: "1/4 cup grated" is a quarter of "cup grated". */
export type NamedMeasure = {
  measure: Measure;
  /** how many of the noun it is */
  count: number;
  noun: string;
  /** g or ml in it */
  amount: number;
};

/** How much, in a measure of the food. */
export type Found = { measure: Measure; quantity: number; assumed: string | null };

const LABEL = /^(\d+(?:[./]\d+)?) (.+)$/;

function countOf(text: string): number {
  const [over = 1, under = 1] = text.split('/').map(Number);
  return over / under;
}

/** The household portions among a food's measures. */
export function listNamedMeasures(
  measures: readonly Measure[],
  portions: readonly Portion[],
): NamedMeasure[] {
  return portions.flatMap(({ label, grams, ml }): NamedMeasure[] => {
    // A serve is a serving on screen (`measuresOf`).
    const shown = label.replace(/^1 serve\b/, '1 serving');
    const measure = measures.find(
      (one) => one.label.startsWith(`${shown} (`) || one.note === label,
    );
    if (!measure) return [];
    const read = LABEL.exec(label);
    const count = read?.[1] ? countOf(read[1]) : 1;
    const noun = read?.[2] ?? label;
    return [{ measure, count, noun, amount: (grams ?? ml ?? 0) / count }];
  });
}

/** The first that passes the first test that any of them passes. */
export const first = <T>(all: readonly T[], ...tests: ((one: T) => boolean)[]): T | undefined => {
  for (const test of tests) {
    const found = all.find(test);
    if (found) return found;
  }
  return undefined;
};

export const is = (noun: string) => (one: NamedMeasure) => one.noun === noun && one.count === 1;

const SPOONS = wordMap<number>({ cup: 250, tbsp: 20, tsp: 5 });

/** The same noun in another number, a longer one of which it is the beginning, or the end. 0 is none of these. */
export function nounFit(noun: string, unit: string, size: string | null): number {
  const words = noun.split(' ').map(stem);
  const wanted = unit.split(' ').map(stem);
  const plain = words.join(' ');
  const asked = wanted.join(' ');
  const sized = size !== null && plain === `${stem(size)} ${asked}`;
  if (sized) return 5;
  if (plain === asked) return 4;
  if (plain.startsWith(`${asked} `)) return 3;
  // A segment is no cup of segments.
  if (plain.endsWith(` ${asked}`) && !SPOONS.has(words[0] ?? ''))
    return /^(small|large|mini|thick|thin|party|long)/.test(noun) ? 1.5 : 2;
  return 0;
}

const best = (named: readonly NamedMeasure[], fit: (one: NamedMeasure) => number) =>
  named
    .map((one) => ({ one, fit: fit(one) }))
    .filter((scored) => scored.fit > 0)
    .sort((a, b) => b.fit - a.fit || Number(b.one.count === 1) - Number(a.one.count === 1))[0]?.one;

/** The portion that a unit names: "rasher", "large" slice; null where the food has none of that name. */
export function portionNamed(
  named: readonly NamedMeasure[],
  unit: string,
  size: string | null,
): NamedMeasure | null {
  return best(named, ({ noun }) => nounFit(noun, unit, size)) ?? null;
}

const written = (value: number): string => String(Number(value.toPrecision(6)));

/** An amount of a volume: by the food's own cup or spoon, else by its density. Null where neither is known. */
function inVolume(
  measures: readonly Measure[],
  named: readonly NamedMeasure[],
  unit: SentenceUnit,
  value: number,
): Found | null {
  const ml = (unit.ml ?? 0) * value;
  const own = best(named, ({ noun }) => (noun === unit.name ? 1 : 0));
  if (own) return { measure: own.measure, quantity: value / own.count, assumed: null };
  const plain = measures.find(({ key }) => key === 'ml');
  if (plain && !(SPOONS.has(unit.name) && named.some(({ noun }) => SPOONS.has(noun)))) {
    return { measure: plain, quantity: ml, assumed: null };
  }
  const other = best(named, ({ noun }) => (SPOONS.has(noun) ? 1 : 0));
  const size = SPOONS.get(other?.noun ?? '');
  if (other && size)
    return { measure: other.measure, quantity: ml / size / other.count, assumed: null };
  if (plain) return { measure: plain, quantity: ml, assumed: null };
  const heaped = best(named, ({ noun }) => (/^(tbsp|tsp) /.test(noun) ? 1 : 0));
  const spoon = SPOONS.get(heaped?.noun.split(' ')[0] ?? '');
  if (heaped && spoon && unit.name !== 'cup')
    return { measure: heaped.measure, quantity: ml / spoon / heaped.count, assumed: null };
  const cut = best(named, ({ noun }) => (noun.startsWith('cup ') ? 1 : 0));
  const grams = measures.find(({ key }) => key === 'g');
  if (!cut && grams && /^(ml|l)$/.test(unit.name))
    return { measure: grams, quantity: ml, assumed: 'Density unknown, so 1 ml counts as 1 g.' };
  if (!cut) return null;
  const assumed = `A cup counts as a ${cut.noun}.`;
  return { measure: cut.measure, quantity: ml / 250 / cut.count, assumed };
}

function inMass(
  measures: readonly Measure[],
  unit: SentenceUnit,
  value: number,
  isDrink: boolean,
): Found | null {
  const grams = measures.find(({ key }) => key === 'g');
  const ounces = measures.find(({ key }) => key === 'oz');
  const ml = measures.find(({ key }) => key === 'ml');
  if (unit.name === 'oz' && isDrink && ml) {
    const quantity = value * 28.4130625;
    return {
      measure: ml,
      quantity,
      assumed: 'Drink ounces count as fluid ounces (28.4 ml).',
    };
  }
  if (unit.name === 'oz' && ounces) return { measure: ounces, quantity: value, assumed: null };
  const weight = (unit.grams ?? 0) * value;
  if (grams) return { measure: grams, quantity: weight, assumed: null };
  if (!ml || !isDrink) return null;
  return {
    measure: ml,
    quantity: weight,
    assumed: 'Density unknown, so 1 g counts as 1 ml.',
  };
}

/** "1 glass", "200 g", "a rasher" of a food; null where its source does not say how much that is. */
export function measured(
  food: { measures: readonly Measure[]; named: readonly NamedMeasure[]; isDrink: boolean },
  said: { unit: SentenceUnit; value: number; size: string | null },
): Found | null {
  const { measures, named, isDrink } = food;
  const { unit, value, size } = said;
  if (unit.grams !== undefined) return inMass(measures, unit, value, isDrink);
  if (unit.ml !== undefined && !unit.about) return inVolume(measures, named, unit, value);
  const own = portionNamed(named, unit.name, size);
  if (own) return { measure: own.measure, quantity: value / own.count, assumed: null };
  if (unit.ml !== undefined) {
    const found = inVolume(measures, named, unit, value);
    const liquid = isDrink || unit.ml <= 30;
    if (!found || !liquid) return null;
    return { ...found, assumed: `A ${unit.name} counts as ${written(unit.ml)} ml.` };
  }
  return null;
}
