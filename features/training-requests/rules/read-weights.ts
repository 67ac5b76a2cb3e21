import type { Chip } from './chips.ts';
import { type Line, readMatches } from './line.ts';

const KG_PER_LB = 0.453_592_37;
const N = String.raw`\d+(?:\.\d+)?`;
const UNIT = '(?:kg|lb)';
/** No number of something else: "15 kg, 4 days". */
const WEIGHT = String.raw`${N}(?![\d.])(?! (?:min|m|x|day|d|session|hour|week|month|year) )(?: ${UNIT}| s)?(?: each)?`;
const AND = String.raw`(?:(?:,|and|or|\/|;|-|to|–|,? and) )`;
const LIST = String.raw`${WEIGHT}(?: ${AND}+?${WEIGHT})*`;
const KIND = '(dumbbell|kettlebell)';
/** Words between a weight and what it is the weight of. */
const BETWEEN = String.raw`(?:(?:set|of|that|go|going|goe|adjustable|rubber|hex|light|heavy|small|little|is|a|an|the|weighing|with|from|about|at|between|ranging|range|only|some|my|just|old|in|size|weight|\(|:|-|=|pair|single|each) )`;
const MAX = '(?:to|max|under|up|below|heaviest|less than|maximum)';

/** kg to one decimal, so that 35 lb is 15.9 kg. */
const toKg = (value: number, unit: string | undefined): number =>
  Math.round((unit === 'lb' ? value * KG_PER_LB : value) * 10) / 10;

/** Weights of "8, 12 and 16 kg" in kg; the unit of one holds for those without. */
function listKg(list: string): number[] {
  const unit = /\b(kg|lb)\b/.exec(list)?.[1];
  return Array.from(list.matchAll(new RegExp(`(${N})(?: (kg|lb))?`, 'g')), ([, value, own]) =>
    toKg(Number(value), own ?? unit),
  ).filter((kg) => kg > 0 && kg <= 100);
}

function toWeightChips(kind: string, list: string, isMax: boolean): Chip[] {
  const weights = listKg(list);
  const range = new RegExp(String.raw`^${WEIGHT} (?:-|to|–) ${WEIGHT}$`).test(list);
  const heaviest = Math.max(...weights);
  if (kind === 'kettlebell') {
    const chips: Chip[] = [{ field: 'equipment', value: 'kettlebell' }];
    return weights.length === 0 ? chips : [...chips, { field: 'kettlebellsKg', value: weights }];
  }
  const chips: Chip[] = [{ field: 'equipment', value: 'dumbbells' }];
  if (weights.length === 0) return chips;
  if (isMax || range) return [...chips, { field: 'maxDumbbellKg', value: heaviest }];
  return [...chips, { field: 'dumbbellsKg', value: weights }];
}

/** Which dumbbells and kettlebells there are, in kg or lb. */
export function readWeights(line: Line): void {
  // "No dumbbells over 10 kg" says what there is.
  readMatches(
    line,
    new RegExp(
      String.raw`(?<= )(?:no|not|without) dumbbell (?:that )?(?:go |going )?(?:over|above|past|heavier than|bigger than|more than) (${N})(?: (kg|lb))?(?= )`,
      'g',
    ),
    ([, value, unit]) => toWeightChips('dumbbell', `${value} ${unit ?? 'kg'}`, true),
  );
  const negated = (before: string) => / (?:no|not|without) $/.test(before);
  // "up to 20 kg dumbbells", "2 x 12 kg dumbbells", "a pair of 8 kg dumbbells", "one 16 kg kettlebell"
  readMatches(
    line,
    new RegExp(
      String.raw`(?<= )((?:${MAX} )*)(?:(?:(?:[12] (?:x )?|pair of )(?=${N} ))?)(${LIST}) ${BETWEEN}{0,3}?${KIND}(?! (?:${BETWEEN}|${MAX} |, )*${N} ${UNIT} )(?= )`,
      'g',
    ),
    ([, max = '', list = '', kind = ''], before) => {
      // A count is no weight: "2 kettlebells". Minutes and days were read before.
      if (!/kg|lb/.test(list) && listKg(list).every((kg) => kg < 4)) return null;
      return negated(before) ? null : toWeightChips(kind, list, max !== '');
    },
  );
  // "dumbbells to 15 kg", "kettlebells 12, 16 and 24 kg", "dumbbells from 2.5 to 25"
  readMatches(
    line,
    new RegExp(
      String.raw`(?<= )${KIND} ((?:${BETWEEN}|${MAX} |, (?=${MAX}|heaviest|the heaviest))*)(${LIST})( max)?(?: \))?(?= )`,
      'g',
    ),
    ([, kind = '', words = '', list = '', max], before, after) => {
      if (/^ (?:min|x|day|hour|week|m |d )/.test(after)) return null;
      return negated(before)
        ? null
        : toWeightChips(
            kind,
            list,
            max !== undefined ||
              / max (?:my |the )?$/.test(before) ||
              new RegExp(`(?:^| )${MAX} `).test(` ${words}`),
          );
    },
  );
  // "two 10s", "a pair of 8 kg", "2 x 12 kg"
  readMatches(
    line,
    new RegExp(String.raw`(?<= )(?:2 (?:x )?|pair of )(${N})(?: (kg|lb))?( s)?(?= )`, 'g'),
    ([, value, unit, plural], _, after) => {
      if (unit === undefined && plural === undefined) return null;
      if (/^ (?:plate|kettlebell|min)/.test(after)) return null;
      return toWeightChips('dumbbell', `${value} ${unit ?? 'kg'}`, false);
    },
  );
  // "3 kg weights" are for the hands.
  readMatches(
    line,
    new RegExp(
      String.raw`(?<= )(?:pair of |2 x )?(${N}) (kg|lb) (?:hand |little |small |light )?weight(?! (?:vest|plate|belt|bar))(?= )`,
      'g',
    ),
    ([, value, unit], before) =>
      / (?:no|not|without|lose|losing|gain) $/.test(before)
        ? null
        : toWeightChips('dumbbell', `${value} ${unit}`, false),
  );
  // The weight of anything else is nothing that a plan asks about.
  readMatches(
    line,
    new RegExp(
      String.raw`(?<= )${N} kg(?= (?:of )?(?:\S+ )?(?:sandbag|plate|barbell|medicine ball|weight vest|backpack))`,
      'g',
    ),
    () => [],
  );
}
