import type { PlannerInput } from '#features/meal-planner/rules/planner-input.ts';
import { startSearch } from '#features/meal-planner/rules/search/start-search.ts';
import {
  COUNTED_AMOUNTS,
  nutrientCost,
  type Option,
  type WeekState,
} from '#features/meal-planner/rules/search/week-state.ts';

/** A dish that a meal may be, with what it costs by itself. */
export type Part = { option: Option; minutes: number; cost: number };

type DayOptimum<One extends Part> = { cost: number; parts: One[] };

/** All ways to fill some meals of a day. */
type Fill = {
  count: number;
  /** in the order of cost */
  cost: Float64Array;
  minutes: Float64Array;
  amounts: Float64Array[];
  parts: Part[][];
};

const [CALORIES, PROTEIN] = [0, 1];
/** Ways are looked up by energy and protein, in cells of these shares of what a day has of them. */
const CELLS = 40;

function listFills(meals: readonly (readonly Part[])[]): Fill {
  let all: Part[][] = [[]];
  for (const parts of meals) {
    all = all.flatMap((before) =>
      parts.flatMap((part) =>
        before.some(({ option }) => option.recipe === part.option.recipe)
          ? []
          : [[...before, part]],
      ),
    );
  }
  const sum = (parts: readonly Part[], of: (part: Part) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  const sorted = all
    .map((parts) => ({ parts, cost: sum(parts, ({ cost }) => cost) }))
    .sort((a, b) => a.cost - b.cost);
  return {
    count: sorted.length,
    cost: Float64Array.from(sorted, ({ cost }) => cost),
    minutes: Float64Array.from(sorted, ({ parts }) => sum(parts, ({ minutes }) => minutes)),
    amounts: sorted.map(({ parts }) =>
      Float64Array.from({ length: COUNTED_AMOUNTS }, (_, at) =>
        sum(parts, ({ option }) => option.amounts[at] as number),
      ),
    ),
    parts: sorted.map(({ parts }) => parts),
  };
}

/** Ways in cells by energy and protein, each cell in the order of cost. */
function toCells({ amounts, count }: Fill) {
  const axis = (at: number) => {
    const values = amounts.map((one) => one[at] as number);
    const low = Math.min(...values);
    const width = (Math.max(...values) - low) / CELLS || 1;
    return {
      low,
      width,
      of: (value: number) => Math.min(CELLS - 1, Math.floor((value - low) / width)),
    };
  };
  const [calories, protein] = [axis(CALORIES), axis(PROTEIN)];
  const cells = new Map<number, number[]>();
  for (let at = 0; at < count; at += 1) {
    const own = amounts[at] as Float64Array;
    const key = calories.of(own[CALORIES] as number) * CELLS + protein.of(own[PROTEIN] as number);
    const cell = cells.get(key);
    if (cell) cell.push(at);
    else cells.set(key, [at]);
  }
  return { calories, protein, cells: [...cells] };
}

/**
 * Every way to fill the meals of a day that costs less than `most()` says at the time: each pair of half days is
 * looked at that could, so that nothing is left to chance.
 */
function visitDays<One extends Part>(
  { ranges, amounts: standing, minutes, input }: WeekState,
  day: number,
  meals: readonly (readonly One[])[],
  minuteCost: number,
  most: () => number,
  visit: (cost: number, first: readonly One[], second: readonly One[]) => void,
): void {
  const range = ranges[day] as WeekState['ranges'][number];
  const base = standing[day] as Float64Array;
  const free = (input.days[day]?.minutes ?? Number.POSITIVE_INFINITY) - (minutes[day] as number);
  const bySize = meals.toSorted((a, b) => b.length - a.length);
  // The largest with the smallest, so that both halves are of about one size.
  const isOuter = (at: number) => at % 4 === 0 || at % 4 === 3;
  const first = listFills(bySize.filter((_, at) => isOuter(at)));
  const second = listFills(bySize.filter((_, at) => !isOuter(at)));
  const { calories, protein, cells } = toCells(second);
  const beyond = (at: number, low: number, high: number): number => {
    const [min, max] = [range.min[at] as number, range.max[at] as number];
    const off = high < min ? min - high : low > max ? low - max : 0;
    return off === 0 ? 0 : off * (range.cost[at] as number);
  };
  const [energyCosts, proteinCosts] = [new Float64Array(CELLS), new Float64Array(CELLS)];
  for (let one = 0; one < first.count; one += 1) {
    const cost = first.cost[one] as number;
    if (cost + (second.cost[0] ?? 0) >= most()) break;
    const own = first.amounts[one] as Float64Array;
    const sum = base.map((amount, at) => amount + (own[at] as number));
    for (let at = 0; at < CELLS; at += 1) {
      const energy = (base[CALORIES] as number) + (own[CALORIES] as number) + calories.low;
      const grams = (base[PROTEIN] as number) + (own[PROTEIN] as number) + protein.low;
      energyCosts[at] = beyond(
        CALORIES,
        energy + at * calories.width,
        energy + (at + 1) * calories.width,
      );
      proteinCosts[at] = beyond(
        PROTEIN,
        grams + at * protein.width,
        grams + (at + 1) * protein.width,
      );
    }
    const recipes = (first.parts[one] as Part[]).map(({ option }) => option.recipe);
    for (const [key, cell] of cells) {
      const least =
        cost +
        (energyCosts[Math.floor(key / CELLS)] as number) +
        (proteinCosts[key % CELLS] as number);
      for (const two of cell) {
        const more = second.cost[two] as number;
        if (least + more >= most()) break;
        const over = (first.minutes[one] as number) + (second.minutes[two] as number) - free;
        const rest = cost + more + (over > 0 ? over * minuteCost : 0);
        const all =
          rest + nutrientCost(range, sum, second.amounts[two] as Float64Array, most() - rest);
        if (all >= most()) continue;
        if ((second.parts[two] as Part[]).some(({ option }) => recipes.includes(option.recipe))) {
          continue;
        }
        visit(all, first.parts[one] as One[], second.parts[two] as One[]);
      }
    }
  }
}

/** The cheapest way there is to fill the meals of a day. */
export function cheapestDay<One extends Part>(
  state: WeekState,
  day: number,
  meals: readonly (readonly One[])[],
  minuteCost: number,
): DayOptimum<One> {
  let best: DayOptimum<One> = { cost: Number.POSITIVE_INFINITY, parts: [] };
  visitDays(
    state,
    day,
    meals,
    minuteCost,
    () => best.cost,
    (cost, first, second) => {
      best = { cost, parts: [...first, ...second] };
    },
  );
  return best;
}

/** All ways to fill the meals of a day that cost less than `most`, or the first `limit` of them. */
export function listDays<One extends Part>(
  state: WeekState,
  day: number,
  meals: readonly (readonly One[])[],
  minuteCost: number,
  most: number,
  limit: number,
): One[][] {
  const days: One[][] = [];
  visitDays(
    state,
    day,
    meals,
    minuteCost,
    () => (days.length < limit ? most : Number.NEGATIVE_INFINITY),
    (_, first, second) => days.push([...first, ...second]),
  );
  return days;
}

/** Whether there is any choice of dishes for a day with energy and protein as near to its targets as this share. */
export function canBeNear(input: PlannerInput, day: number, share: number): boolean {
  const { state } = startSearch({ ...input, days: input.days.slice(day, day + 1) });
  const { calories, protein } = input.days[day]?.targets ?? { calories: 0, protein: null };
  const none = () => new Float64Array(COUNTED_AMOUNTS);
  const range = {
    min: none().fill(Number.NEGATIVE_INFINITY),
    max: none().fill(Number.POSITIVE_INFINITY),
    cost: none().fill(1),
  };
  range.min[CALORIES] = calories * (1 - share);
  range.max[CALORIES] = calories * (1 + share);
  if (protein !== null) range.min[PROTEIN] = protein * (1 - share);
  const meals = state.meals.map(({ options }) =>
    options.map((option) => ({ option, minutes: 0, cost: 0 })),
  );
  return cheapestDay({ ...state, ranges: [range] }, 0, meals, 0).cost < 1e-6;
}
