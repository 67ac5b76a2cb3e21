import {
  CATALOGUE_NUTRIENTS,
  type CatalogueFood,
} from '#features/food-facts/rules/catalogue-file.ts';
import type { AuthoredFood } from './authored-foods.ts';
import { csvRows } from './csv-rows.ts';
import { availableCarbs } from './figure-book.ts';
import type { ReferenceFood } from './reference-table.ts';

/** Figures that are compared, with the share and the amount that two samples of one food may differ by. */
const TOLERANCES = {
  energyKcal: { share: 0.15, amount: 20 },
  protein: { share: 0.25, amount: 2.5 },
  fat: { share: 0.25, amount: 2.5 },
  saturatedFat: { share: 0.35, amount: 2 },
  carbs: { share: 0.25, amount: 4 },
  sugar: { share: 0.35, amount: 4 },
  fiber: { share: 0.4, amount: 2 },
  sodium: { share: 0.35, amount: 80 },
} as const;

type Compared = keyof typeof TOLERANCES;

const COMPARED = CATALOGUE_NUTRIENTS.filter((key): key is Compared => key in TOLERANCES);

/** A row of the reference table, per 100 g, carbohydrate without fibre. */
export type ReferenceRow = Record<Compared, number | null> & { number: string; name: string };

/** The rows that foods are compared with, as features/food-facts/catalogue/reference/sr27.csv keeps them. */
export function writeReferenceRows(
  numbers: Iterable<string>,
  table: ReadonlyMap<string, ReferenceFood>,
): string {
  const lines = [...new Set(numbers)].toSorted().map((number) => {
    const row = table.get(number);
    if (!row) throw new Error(`The reference table has no ${number}`);
    const carbs = row.figures.carbs === 0 ? 0 : availableCarbs(row.figures);
    const figures = { ...row.figures, carbs };
    const cells = COMPARED.map((key) => figures[key] ?? '');
    return [number, `"${row.name.replaceAll('"', '""')}"`, ...cells].join(',');
  });
  return `${[['number', 'name', ...COMPARED].join(','), ...lines].join('\n')}\n`;
}

export function readReferenceRows(text: string): Map<string, ReferenceRow> {
  return new Map(
    csvRows(text).map((cells) => {
      const { number = '', name = '' } = cells;
      const figures = Object.fromEntries(
        COMPARED.map((key) => [key, cells[key] ? Number(cells[key]) : null]),
      ) as Record<Compared, number | null>;
      return [number, { number, name, ...figures }];
    }),
  );
}

/** Which row each food is compared with: the one its figures come from, or the one that a person chose. */
export function comparedRows(
  foods: readonly AuthoredFood[],
  chosen: string,
): Map<string, { number: string; isSource: boolean }> {
  const pairs = new Map(
    csvRows(chosen).map(({ food = '', row = '' }) => [food, { number: row, isSource: false }]),
  );
  for (const { id, source } of foods) {
    const number = /^sr27:(\d+)/.exec(source)?.[1];
    if (number) pairs.set(id, { number, isSource: true });
  }
  return pairs;
}

/** The compared figures in which a food lies further from a row than two samples of one food do. */
export function findDifferences(food: CatalogueFood, row: ReferenceRow): Compared[] {
  const toGrams = food.basis === '100ml' ? 1 / (food.densityGramsPerMl ?? 1) : 1;
  return COMPARED.filter((key) => {
    const figure = food.nutrients[key];
    const expected = row[key];
    if (figure === null || expected === null) return false;
    const ours = figure * toGrams;
    const { share, amount } = TOLERANCES[key];
    return Math.abs(ours - expected) > Math.max(amount, share * Math.max(ours, expected));
  });
}

type Comparison = {
  foods: readonly CatalogueFood[];
  pairs: ReadonlyMap<string, { number: string }>;
  rows: ReadonlyMap<string, ReferenceRow>;
  /** differences.csv: food, nutrients, reason */
  judged: string;
};

/** Differences that nobody judged, and judgements without a difference or a reason. */
export function comparisonProblems({ foods, pairs, rows, judged }: Comparison): string[] {
  const problems: string[] = [];
  const byId = new Map(foods.map((food) => [food.id, food]));
  const judgements = new Map(csvRows(judged).map((line) => [line.food ?? '', line]));
  for (const [id, { number }] of pairs) {
    const food = byId.get(id);
    const row = rows.get(number);
    if (!food || !row) {
      problems.push(`${id}: ${food ? `no reference row ${number}` : 'no such food'}`);
      continue;
    }
    const found = findDifferences(food, row).join(' ');
    const { nutrients = '', reason = '' } = judgements.get(id) ?? {};
    if (found !== nutrients) {
      problems.push(
        `${id} and "${row.name}" differ in: ${found || '-'}, judged: ${nutrients || '-'}`,
      );
    } else if (found !== '' && reason.length < 15) problems.push(`${id}: no reason`);
  }
  for (const id of judgements.keys()) {
    if (!pairs.has(id)) problems.push(`${id}: judged, but compared with nothing`);
  }
  return problems;
}
