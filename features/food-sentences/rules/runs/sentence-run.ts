import { amountAt } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { isMeasured, unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import {
  misfitOfCount,
  misfitOfUnit,
  sizedUnitAt,
  sizeOf,
  vesselAt,
} from '#features/told-amounts/rules/told-sizes.ts';
import { isBrand } from '#features/told-words/rules/brands.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import {
  cutInTwo,
  type FoodPlace,
  isFillerOnly,
  isPreparation,
  type Lead,
  markUnclear,
  readLead,
} from '../sentence-chunk.ts';
import { findAdjacentNames } from '../sentence-cover.ts';
import { foldedText } from '../sentence-items.ts';
import { isStory } from '../sentence-story.ts';
import { CLOSE, COST, type Costs, DIRECTIONS, type Direction } from './sentence-run-costs.ts';
import { isTooMany, readTrail, type Trail } from './sentence-trail.ts';

/** An amount in a run of words, read as one before a food (`lead`) and as one after a food (`trail`). */
type Quantity = {
  start: number;
  lead: Lead;
  trail: Trail | null;
  trailsOnly?: true;
  /** what follows it begins another food, if it is the one before: "frankfurts 4 cup of fanta" */
  isOpen?: true;
};

/** One of what is counted in the plural. */
const ONE_OF =
  /^(cup|glass|mug|can|bottle|bowl|plate|slice|piece|packet|bag|tub|handful|scoop|serve|box|jug|pint|schooner|pot)$/;
/** "Party pies about 3 sauce" */
const ABOUT = /^(about|around|roughly|maybe|approx|like|probably|abt|bout)$/;
const OF = /^(an?|of|the)$/;

/** The words of one run, between two commas or joining words, divided into foods with their amounts. */
class Run {
  readonly #words: readonly SentenceWord[];
  readonly #start: number;
  readonly #end: number;
  readonly #names: SpokenNames;
  readonly #quantities: Quantity[] = [];
  readonly #foodCosts = new Map<string, number>();

  constructor(
    words: readonly SentenceWord[],
    { start, end }: { start: number; end: number },
    names: SpokenNames,
  ) {
    this.#words = words;
    this.#start = start;
    this.#end = end;
    this.#names = names;
    this.#findQuantities();
  }

  #text(start: number, end: number): string {
    return foldedText(this.#words.slice(start, end));
  }

  /** A figure or an article that is part of a name: "2 minute noodles". */
  #isInName(at: number): boolean {
    for (let length = 2; length <= 4 && at + length <= this.#end; length += 1) {
      if (this.#names.isNamed(this.#text(at, at + length))) return true;
    }
    return false;
  }

  #quantityAt(at: number, stretch: number): Quantity | null {
    const place = { start: at, end: this.#end };
    const lead = readLead(this.#words, place, this.#names);
    // "2 min noodles 1 packet"
    const isNamed = this.#words[at]?.figure !== null && this.#isInName(at);
    if (at === this.#start)
      return lead.told > at && !isNamed ? { start: at, lead, trail: null } : null;
    const figure = this.#words[at]?.folded === 'x' ? at + 1 : at;
    const amount = amountAt(this.#words, figure);
    if (amount?.article) {
      // In "soup a la king" it counts nothing.
      const next = this.#words[lead.end]?.folded ?? '';
      const named = this.#names.find(this.#text(stretch, at)) !== null;
      // "Shared a big block of chocolate"
      const told = this.#words.slice(stretch, at).every(isStory) && lead.unit !== null;
      return (named || told) && this.#names.knows(next) ? { start: at, lead, trail: null } : null;
    }
    if (!amount) {
      // "Special K small glass of juice"
      const unit = sizedUnitAt(this.#words, at, this.#end);
      const of = unit && this.#words[unit.end]?.folded === 'of';
      if (of && lead.told > at) return { start: at, lead, trail: null };
      const vessel = vesselAt(this.#words, { stretch, at, end: this.#end }, this.#names);
      if (!vessel) return null;
      const { isOfNext, ...trail } = vessel;
      return isOfNext
        ? { start: at, lead, trail: null }
        : { start: at, lead, trail, trailsOnly: true };
    }
    // "6 nuggets" is a name too, of six nuggets.
    const isCounted =
      (this.#words[at]?.figure ?? 0) > 1 && this.#names.isNamed(this.#text(at + 1, at + 2));
    if (figure === at && !isCounted && this.#isInName(at)) return null;
    // "Half an avo" stands before it.
    const next = this.#words[amount.end]?.folded ?? '';
    const isOf = amount.end > figure + 1 && OF.test(this.#words[amount.end - 1]?.folded ?? '');
    const isFood =
      isOf &&
      !unitAt(this.#words, amount.end) &&
      !isFillerOnly(this.#words.slice(amount.end, amount.end + 1)) &&
      this.#names.knows(next);
    if (isFood && amount.end < this.#end) return { start: at, lead, trail: null };
    const trail = this.#withPreparation(readTrail(this.#words, at, this.#end), stretch, at);
    // In "frankfurts 4 cup of fanta" the cup is one.
    const isOne = lead.of && amount.value > 1 && ONE_OF.test(this.#words[amount.end]?.folded ?? '');
    if (!trail || !isOne) return { start: at, lead, trail };
    return { start: at, lead, trail: { ...trail, unit: null, end: amount.end }, isOpen: true };
  }

  /** "Dim sims 3 fried potato cake": how what was counted was made, unless that begins the next name. */
  #withPreparation(trail: Trail | null, stretch: number, at: number): Trail | null {
    if (!trail || (trail.unit && isMeasured(trail.unit)) || trail.end + 1 >= this.#end)
      return trail;
    const made = this.#words[trail.end];
    const isNext = [2, 3].some(
      (length) =>
        trail.end + length <= this.#end &&
        this.#names.find(this.#text(trail.end, trail.end + length)) !== null,
    );
    const own = `${this.#text(stretch, at)} ${made?.folded}`;
    const isOwn = isPreparation(made) && !isNext && this.#names.isOneFood(own, false);
    return isOwn ? { ...trail, end: trail.end + 1 } : trail;
  }

  #findQuantities(): void {
    let stretch = this.#start;
    for (let at = this.#start; at < this.#end; ) {
      const quantity = this.#quantityAt(at, stretch);
      if (quantity) this.#quantities.push(quantity);
      at = Math.max(at + 1, quantity?.lead.told ?? 0, quantity?.trail?.end ?? 0);
      if (quantity) stretch = at;
    }
  }

  /** The words between the amount `index` and the next one, given how each is attached. */
  #stretch(index: number, direction: Direction | null): { start: number; end: number } {
    const quantity = this.#quantities[index];
    const end = this.#quantities[index + 1]?.start ?? this.#end;
    if (!quantity) return { start: this.#start, end };
    const after = direction === 'after' ? quantity.trail?.end : quantity.lead.told;
    return { start: after ?? quantity.lead.told, end };
  }

  /** Where two foods meet in a stretch that has an amount before and one after it; null for one food. */
  #cut(start: number, end: number): number | null {
    // "A choc milk 500 ml" is one drink.
    let last = end;
    while (last > start + 1 && isFillerOnly(this.#words.slice(last - 1, last))) last -= 1;
    if (this.#names.find(this.#text(start, last)) !== null) return null;
    const first = this.#pastFillers(start, end);
    if (isBrand(this.#text(first, first + 1))) return null;
    let [best, most] = [null as number | null, 0];
    for (let at = start + 1; at < end; at += 1) {
      const sides = [this.#text(start, at), this.#text(at, end)];
      const known = sides.filter((text) => this.#names.find(text) !== null).length;
      if (known > most) [best, most] = [at, known];
    }
    return best;
  }

  #costOfAttaching(quantity: Quantity, direction: Direction): number {
    const { lead, trail } = quantity;
    // "Weetbix x3 milk"
    const isTimes = quantity.start > this.#start && this.#words[quantity.start]?.folded === 'x';
    if (direction === 'before' && (quantity.trailsOnly || isTooMany(lead))) return COST.impossible;
    if (direction === 'before') return isTimes && trail ? COST.timesBefore : 0;
    // "Tea white one sugar"
    const isOfSugar = /^sugars?$/.test(this.#words[lead.end]?.folded ?? '');
    if (!trail || (lead.of && !quantity.isOpen) || isOfSugar) return COST.impossible;
    return trail.unit ? 0 : COST.countAfter;
  }

  #costOfFood(index: number, before: Direction | null, after: Direction | null): number {
    const key = `${index} ${before} ${after}`;
    const known = this.#foodCosts.get(key);
    if (known !== undefined) return known;
    const cost = this.#newCostOfFood(index, before, after);
    this.#foodCosts.set(key, cost);
    return cost;
  }

  #newCostOfFood(index: number, before: Direction | null, after: Direction | null): number {
    const { start, end } = this.#stretch(index, before);
    const lead = before === 'before' ? this.#quantities[index] : undefined;
    const trail = after === 'after' ? this.#quantities[index + 1] : undefined;
    const stretch = this.#words.slice(start, end);
    const isTold = stretch.every(isStory) && !this.#names.find(foldedText(stretch));
    const none = isFillerOnly(stretch) || isTold;
    if (none) {
      // "3 cups" alone may be what was drunk; what follows a food has to follow one.
      if (trail) return COST.impossible;
      const last = index === this.#quantities.length - 1;
      return lead ? COST.impossible / (last && index === 0 ? 100 : 1) : 0;
    }
    const misfit =
      this.#misfitOfCount(lead, start, end) +
      misfitOfUnit(lead?.lead.unit, stretch, this.#names) +
      misfitOfUnit(trail?.trail?.unit, stretch, this.#names);
    const isOwn = before === 'after' && this.#quantities[index]?.isOpen;
    return misfit + (isOwn && !trail ? 0 : this.#costOfPlace({ index, start, end }, lead, trail));
  }

  /** "Dim sims 4 fried potato cake", "weetbix 3 milk": a number that is rather the food's before it. */
  #misfitOfCount(quantity: Quantity | undefined, start: number, end: number): number {
    if (!quantity || quantity.start === this.#start) return 0;
    const { amount, unit, each, size } = quantity.lead;
    if (!amount || amount.value < 2 || unit || each || size) return 0;
    let at = quantity.start - 1;
    while (at > this.#start && ABOUT.test(this.#words[at]?.folded ?? '')) at -= 1;
    const before = this.#words[at]?.folded ?? '';
    return misfitOfCount(before, this.#words.slice(start, end), this.#names);
  }

  #costOfPlace(
    { index, start, end }: { index: number; start: number; end: number },
    lead: Quantity | undefined,
    trail: Quantity | undefined,
  ): number {
    if (!lead && !trail) {
      // In "oats 40 g milk" it may be either's.
      const isPair = this.#quantities.length === 1 && this.#names.isNamed(this.#text(start, end));
      const begins = index < 0 && !isPair;
      return COST.withoutAmount + (begins ? COST.begins : 0);
    }
    if (!lead || !trail) return 0;
    if (this.#cut(start, end) !== null) return COST.splitBetween;
    const { amount, unit, each } = lead.lead;
    if (amount === null || amount.article) return COST.article;
    const measured = trail.trail?.unit && isMeasured(trail.trail.unit);
    return measured && !each && !(unit && isMeasured(unit)) ? COST.each : COST.impossible;
  }

  /** A list goes on as it began; a unit without a number stands before its food in any list. */
  #turn(from: Direction, to: Direction, index: number): number {
    const isBare = [this.#quantities[index - 1], this.#quantities[index]].some(
      (one) => one?.lead.amount === null,
    );
    return from === to || isBare ? 0 : COST.turn;
  }

  /** What the amounts up to each one cost at least, by its direction. */
  #costsUpTo(): Costs[] {
    const costs: Costs[] = [];
    for (const [index, quantity] of this.#quantities.entries()) {
      const before = costs.at(-1);
      const cost = (to: Direction): number => {
        const attached = this.#costOfAttaching(quantity, to);
        if (!before) return attached + this.#costOfFood(-1, null, to);
        const ways = DIRECTIONS.map(
          (from) =>
            before[from] + this.#turn(from, to, index) + this.#costOfFood(index - 1, from, to),
        );
        return attached + Math.min(...ways);
      };
      costs.push({ after: cost('after'), before: cost('before') });
    }
    return costs;
  }

  /** Where each amount belongs, and whether it could as well belong to the other side. */
  #directions(): { direction: Direction; unclear: boolean }[] {
    const costs = this.#costsUpTo();
    const chosen: { direction: Direction; unclear: boolean }[] = [];
    const last = this.#quantities.length - 1;
    let rest: Costs = {
      after: this.#costOfFood(last, 'after', null),
      before: this.#costOfFood(last, 'before', null),
    };
    let next: Direction | null = null;
    for (let index = last; index >= 0; index -= 1) {
      const upTo = costs[index] as Costs;
      const whole = { after: upTo.after + rest.after, before: upTo.before + rest.before };
      const onward = (direction: Direction): number => {
        if (next === null) return whole[direction];
        const food = this.#costOfFood(index, direction, next);
        return upTo[direction] + this.#turn(direction, next, index + 1) + food;
      };
      const direction: Direction = onward('before') < onward('after') ? 'before' : 'after';
      chosen.unshift({ direction, unclear: Math.abs(whole.after - whole.before) < CLOSE });
      next = direction;
      const quantity = this.#quantities[index] as Quantity;
      const attached = {
        after: this.#costOfAttaching(quantity, 'after') + rest.after,
        before: this.#costOfAttaching(quantity, 'before') + rest.before,
      };
      const cost = (from: Direction): number =>
        Math.min(
          ...DIRECTIONS.map(
            (to) =>
              attached[to] + this.#turn(from, to, index) + this.#costOfFood(index - 1, from, to),
          ),
        );
      rest = { after: cost('after'), before: cost('before') };
    }
    return chosen;
  }

  /** The foods of the run, in order. */
  foods(): FoodPlace[] {
    const directions = this.#directions();
    const places: FoodPlace[] = [];
    for (let index = -1; index < directions.length; index += 1) {
      const before = directions[index]?.direction ?? null;
      const after = directions[index + 1]?.direction ?? null;
      const { start, end } = this.#stretch(index, before);
      const from = before === 'before' ? (this.#quantities[index]?.start ?? start) : start;
      const trail = after === 'after' ? end : null;
      const to = after === 'after' ? (this.#quantities[index + 1]?.trail?.end ?? end) : end;
      if (from === to) continue;
      if (isFillerOnly(this.#words.slice(from, to)) && places.length > 0) {
        const last = places.at(-1);
        if (last) last.end = to;
        continue;
      }
      const cut = before === 'before' && trail !== null ? this.#cut(start, end) : null;
      const whole = { start: from, end: to, trail, unclear: false };
      const found = cut === null ? this.#apart(whole, start) : cutInTwo(whole, cut);
      places.push(...markUnclear(found, directions[index], directions[index + 1]));
    }
    return places;
  }

  /** The first word from `start` on that says something: past "of". */
  #pastFillers(start: number, end: number): number {
    let at = start;
    while (at < end - 1 && isFillerOnly(this.#words.slice(at, at + 1))) at += 1;
    return at;
  }

  /** A size between two foods is that of the first one, unless only the second comes in it. */
  #giveSize(ends: number[], startOf: (at: number) => number): void {
    const start = startOf(ends.length - 1);
    const size = sizeOf(this.#words[start]?.folded);
    if (size === undefined || start + 1 >= (ends.at(-1) ?? 0)) return;
    const comesIn = (from: number, to: number): boolean =>
      this.#names.measuresOf(this.#text(from, to))?.has(size) ?? false;
    const isOfNext =
      comesIn(start + 1, ends.at(-1) ?? 0) && !comesIn(startOf(ends.length - 2), start);
    if (!isOfNext) ends[ends.length - 2] = start + 1;
  }

  /** Foods that stand side by side without any amount between them: "banana yoghurt coffee". */
  #apart(place: FoodPlace, start: number): FoodPlace[] {
    const last = place.trail ?? place.end;
    const first = this.#pastFillers(start, last);
    const lead = readLead(this.#words, { start: place.start, end: first }, this.#names);
    const counted = lead.amount !== null && lead.amount.value > 1 && !lead.unit && !lead.each;
    const ends = findAdjacentNames(this.#words, { first, last }, this.#names, counted);
    const startOf = (at: number): number => (at === 0 ? first : (ends[at - 1] ?? first));
    // "Beef pho large spring rolls 2": the pho was large.
    if (place.trail !== null && ends.length > 1) this.#giveSize(ends, startOf);
    // "2 slices of vegemite toast": the slices are those of the toast.
    const unit = lead.unit?.name ?? '';
    const fits = (at: number): boolean =>
      this.#names.find(this.#text(startOf(at), ends[at] ?? last))?.measures.has(unit) ?? false;
    const owner =
      unit !== '' && !fits(0)
        ? Math.max(
            0,
            ends.findIndex((_, at) => fits(at)),
          )
        : 0;
    return ends.map((end, at) => ({
      ...place,
      start: at === 0 ? place.start : startOf(at),
      end: at === ends.length - 1 ? place.end : end,
      trail: at === ends.length - 1 ? place.trail : null,
      ...(owner > 0 && at === 0 ? { lead: 'other' as const } : {}),
      ...(owner > 0 && at === owner ? { lead: { start: place.start, end: first } } : {}),
    }));
  }
}

/** Divides the words between two commas or joining words into foods, each with the amount that is its own. */
export const foodsInRun = (
  words: readonly SentenceWord[],
  place: { start: number; end: number },
  names: SpokenNames,
): FoodPlace[] => new Run(words, place, names).foods();
