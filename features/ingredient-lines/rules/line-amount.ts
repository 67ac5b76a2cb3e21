import { takeNumber, takeRange } from './line-numbers.ts';
import {
  isMetric,
  type LineUnit,
  type MeasureSystem,
  type TakenUnit,
  takeUnit,
} from './line-units.ts';

/** Weight or volume that a line states beside its amount: the size of one can, "1 cup (250 ml)". */
export type Stated = { grams: number | null; ml: number | null };

export type LineAmount = {
  amount: number | null;
  amountTo: number | null;
  unit: string | null;
  /** of one pack where the unit is a pack, else of the whole amount */
  stated: Stated | null;
  rest: string;
};

const BEFORE =
  /^(?:about|approx(?:imately|\.)?|around|roughly|circa|c\.|a good|good|a generous|generous|an? (?:large|small|big)|scant|heaped|heaping|level|rounded|optional:?)\s+(?=[\d½⅓¼¾⅔⅛a-z])/i;
const SIZE_WORD =
  /^\s*(heaped|heaping|level|rounded|scant|generous|good|big|large|medium|small|thumb[- ]sized|thumb[- ]size|walnut[- ]sized|bite[- ]sized|packed|firmly packed|lightly packed|level|flat|whole|regular)\s+/i;

const rounded = (value: number, unit: string): number =>
  unit === 'g' || unit === 'ml'
    ? Math.round(value * 10) / 10 >= 20
      ? Math.round(value)
      : Math.round(value * 10) / 10
    : value;

const times = (value: number, { times: factor, unit }: LineUnit): number =>
  factor === 1 ? value : rounded(value * factor, unit);

const statedOf = (value: number, unit: LineUnit): Stated => {
  const size = times(value, unit);
  return unit.unit === 'g' ? { grams: size, ml: null } : { grams: null, ml: size };
};

type Size = { value: number; unit: LineUnit; rest: string };

/** "400 g", "28-ounce", "2 lb 4 oz" at the beginning of a text. */
function takeSize(text: string, system: MeasureSystem): Size | null {
  const range = takeRange(text.trimStart());
  const unit = range && takeUnit(range.rest, system);
  if (!range || !unit || !isMetric(unit.unit)) return null;
  const more = /^\s*(?=\d)/.test(unit.rest) ? takeSizePart(unit, system) : null;
  const value = times(range.value, unit.unit) + (more?.value ?? 0);
  return { value, unit: { ...unit.unit, times: 1 }, rest: more?.rest ?? unit.rest };
}

/** The ounces of "2 lb 4 oz". */
function takeSizePart(
  first: TakenUnit,
  system: MeasureSystem,
): { value: number; rest: string } | null {
  const number = takeNumber(first.rest.trimStart());
  const unit = number && takeUnit(number.rest, system);
  if (!number || !unit || unit.unit.unit !== first.unit.unit || unit.unit.times >= first.unit.times)
    return null;
  return { value: times(number.value, unit.unit), rest: unit.rest };
}

/** A unit, also behind a word of size: "heaped tbsp", "small bunch", "large can". */
function takeSizedUnit(text: string, system: MeasureSystem): TakenUnit | null {
  const plain = takeUnit(text, system);
  if (plain) return plain;
  const size = SIZE_WORD.exec(text);
  const unit = size && takeUnit(text.slice(size[0].length), system);
  if (!size || !unit || unit.unit.kind === 'piece') return null;
  const isSmallCan = unit.unit.unit === 'can' && /small/i.test(size[0]);
  return isSmallCan ? { ...unit, unit: { ...unit.unit, unit: 'small-can' } } : unit;
}

const isPack = (unit: TakenUnit | null): unit is TakenUnit => unit?.unit.kind === 'pack';
const isCan = (unit: LineUnit): boolean => unit.unit === 'can' || unit.unit === 'small-can';

/** A count of packs of a stated size: cans stay cans, because they are drained; the rest is weighed. */
function packsOf(count: number, to: number | null, size: Size, pack: TakenUnit | null): LineAmount {
  const rest = pack?.rest ?? size.rest;
  if (pack && isCan(pack.unit)) {
    const stated = statedOf(size.value, size.unit);
    return { amount: count, amountTo: to, unit: pack.unit.unit, stated, rest };
  }
  return {
    amount: rounded(count * size.value, size.unit.unit),
    amountTo: to === null ? null : rounded(to * size.value, size.unit.unit),
    unit: size.unit.unit,
    stated: null,
    rest,
  };
}

/** "/9oz", "/ 1 3/4 oz", "(2 lb 4 oz)" after an amount: the same amount once more. */
function skipSame(text: string, system: MeasureSystem): { rest: string; stated: Stated | null } {
  const slash = /^\s*[/|]\s*/.exec(text);
  const again = slash && takeSize(text.slice(slash[0].length), system);
  if (again) return { rest: again.rest, stated: null };
  const bracket = /^\s*\(([^)]*)\)/.exec(text);
  const size =
    bracket &&
    takeSize((bracket[1] ?? '').replace(/^(?:about|approx\.?|approximately|or)\s+/i, ''), system);
  if (!bracket || !size) return { rest: text, stated: null };
  return { rest: text.slice(bracket[0].length), stated: statedOf(size.value, size.unit) };
}

const afterUnit = (text: string): string =>
  text.replace(/^\s*(?:each\s+(?:of\s+)?|of\s+)/i, ' ').trim();

/** The amount that a line begins with. Without one, all of it is `rest` and nothing is known. */
export function takeAmount(text: string, system: MeasureSystem): LineAmount {
  const few = /^(?:a few|some|several|a little|a bit of)\s+/i.exec(text);
  if (few) {
    const unit = takeUnit(text.slice(few[0].length), system);
    const rest = unit ? afterUnit(unit.rest) : text.slice(few[0].length).replace(/^of /, '');
    return { amount: null, amountTo: null, unit: unit?.unit.unit ?? null, stated: null, rest };
  }
  const lead = BEFORE.exec(text);
  const begun = lead ? text.slice(lead[0].length) : text;
  const article = lead && /^an? /i.test(lead[0]);
  const number = takeRange(begun);
  if (!number) return withoutNumber(begun, lead !== null, system, text);
  if (article && /^[a-z]/i.test(begun)) return withoutNumber(begun, true, system, text);
  const { value, to } = number;

  const cross = /^\s*[x×]\s*(?=[\d½¼¾⅓⅔])/i.exec(number.rest);
  const inner = cross ? number.rest.slice(cross[0].length) : number.rest.replace(/^\s*\(\s*/, ' ');
  const size = takeSize(inner, system);
  if (size && (cross || size.rest !== inner)) {
    const closed = size.rest.replace(/^\s*(?:each\s*)?\)/, '');
    const isBracketed = /^\s*\(/.test(number.rest);
    const pack = takeSizedUnit(closed, system);
    if (cross || isPack(pack)) {
      const packs = packsOf(value, to, { ...size, rest: closed }, isPack(pack) ? pack : null);
      return { ...packs, rest: afterUnit(packs.rest) };
    }
    if (isBracketed && !cross) {
      const stated = statedOf(size.value, size.unit);
      return { amount: value, amountTo: to, unit: 'each', stated, rest: afterUnit(closed) };
    }
  }
  return withUnit(value, to, number.rest, system);
}

function withUnit(
  value: number,
  to: number | null,
  text: string,
  system: MeasureSystem,
): LineAmount {
  const taken = takeSizedUnit(text, system);
  if (!taken) {
    return { amount: value, amountTo: to, unit: 'each', stated: null, rest: afterUnit(text) };
  }
  const { unit } = taken;
  const part = isMetric(unit) ? takeSizePart(taken, system) : null;
  const amount = times(value, unit) + (part?.value ?? 0);
  const behind = part?.rest ?? taken.rest;
  // "100 g - 150 g"
  const joint = to === null && isMetric(unit) ? /^\s*[-–]\s*(?=\d)/.exec(behind) : null;
  const end = joint ? takeSize(behind.slice(joint[0].length), system) : null;
  const upper = end && end.value > amount ? end.value : to === null ? null : times(to, unit);
  const same = skipSame(end?.rest ?? behind, system);
  const pack = isMetric(unit) ? takeSizedUnit(same.rest, system) : null;
  if (isPack(pack)) {
    const size = { value: amount, unit: { ...unit, times: 1 }, rest: same.rest };
    const packs = packsOf(1, null, size, pack);
    return { ...packs, rest: afterUnit(packs.rest) };
  }
  const rest = afterUnit(same.rest);
  if (unit.kind === 'pack' && same.stated && !isCan(unit)) {
    const size = same.stated.grams ?? same.stated.ml ?? 0;
    return {
      amount: rounded(amount * size, 'g'),
      amountTo: upper === null ? null : rounded(upper * size, 'g'),
      unit: same.stated.grams === null ? 'ml' : 'g',
      stated: null,
      rest,
    };
  }
  const stated = isMetric(unit) ? null : same.stated;
  return { amount, amountTo: upper, unit: unit.unit, stated, rest };
}

/** "Pinch salt", "large handful of basil": one of a unit. */
function withoutNumber(
  begun: string,
  isSized: boolean,
  system: MeasureSystem,
  text: string,
): LineAmount {
  const taken = takeSizedUnit(begun, system);
  const isOne =
    taken &&
    taken.unit.kind === 'other' &&
    taken.unit.unit !== 'leaf' &&
    taken.unit.unit !== 'cm' &&
    taken.unit.unit !== 'head';
  if (isOne) {
    return {
      amount: 1,
      amountTo: null,
      unit: taken.unit.unit,
      stated: null,
      rest: afterUnit(taken.rest),
    };
  }
  return { amount: null, amountTo: null, unit: null, stated: null, rest: isSized ? begun : text };
}
