import { type Random, seededRandom } from '#platform/shared/seeded-random.ts';

/** The rows that the law asks for, fibre, and those beside them that nobody asks for here. */
export type RowKey =
  | 'energy'
  | 'protein'
  | 'fat'
  | 'saturatedFat'
  | 'transFat'
  | 'carbs'
  | 'sugar'
  | 'fiber'
  | 'sodium'
  | 'other';

/** A row as it is printed: its name, and what stands in the column of a serving and of 100 g or ml. */
export type PanelRow = { key: RowKey; name: string; serving: string; per100: string; di: string };

/** What is true of one figure per 100: a number as printed, or the two ends of a printed range. */
export type Truth = { low: number; high: number };

export type PanelContent = {
  servings: string;
  servingSize: number;
  unit: 'g' | 'mL';
  sizeText: string;
  rows: PanelRow[];
  truth: Partial<Record<Exclude<RowKey, 'other'>, Truth>>;
};

export const pick = <Value>(random: Random, list: readonly Value[]): Value =>
  list[Math.floor(random() * list.length)] as Value;

type Kind = {
  unit: 'g' | 'mL';
  sizes: readonly number[];
  /** least and most per 100: protein, fat, carbohydrate, fibre, sodium */
  most: readonly [number, number, number, number, number];
};
const KINDS: readonly Kind[] = [
  { unit: 'g', sizes: [30, 40, 45], most: [14, 8, 75, 12, 400] },
  { unit: 'g', sizes: [150, 170, 160], most: [10, 9, 16, 2, 90] },
  { unit: 'mL', sizes: [250, 375, 200, 600], most: [4, 4, 12, 1, 60] },
  { unit: 'g', sizes: [25, 27.5, 33.3], most: [9, 33, 60, 4, 700] },
  { unit: 'g', sizes: [100, 125, 95], most: [26, 14, 6, 1, 620] },
  { unit: 'mL', sizes: [15, 20], most: [2, 60, 20, 1, 1400] },
  { unit: 'g', sizes: [350, 400, 300], most: [9, 6, 18, 3, 320] },
  { unit: 'g', sizes: [20, 5, 10], most: [24, 55, 30, 8, 900] },
];

const NAMES: Record<Exclude<RowKey, 'other'>, readonly string[]> = {
  energy: ['Energy', 'ENERGY', 'Energy'],
  protein: ['Protein', 'PROTEIN', 'Protein'],
  fat: ['Fat, total', 'Fat – Total', 'Total Fat', 'Fat, Total'],
  saturatedFat: ['– saturated', '- Saturated', 'Saturated', '- saturated fat'],
  transFat: ['– trans', '- Trans', 'Trans fat'],
  carbs: ['Carbohydrate', 'Carbohydrate, total', 'Carbohydrates', 'Carbohydrate – total'],
  sugar: ['– sugars', '- Sugars', 'Sugars', '- total sugars'],
  fiber: ['Dietary fibre', 'Fibre', 'Dietary Fibre, total'],
  sodium: ['Sodium', 'SODIUM', 'Sodium'],
};

const KJ_PER_GRAM = { protein: 17, fat: 37, carbs: 17, fiber: 8 };
const oneDigit = (value: number): number => Math.round(value * 10) / 10;

/** The energy that a day has on packets. */
const DAY_KJ = 8_700;

/** One food's panel, its figures as true as on a packet: the energy fits, each column is rounded by itself. */
export function panelContent(seed: number): PanelContent {
  const random = seededRandom(seed);
  const { unit, sizes, most } = pick(random, KINDS);
  const servingSize = pick(random, sizes);
  const [protein, fat, carbs, fiber] = most
    .slice(0, 4)
    .map((high) => high * (0.15 + 0.8 * random()));
  const figures = {
    protein: protein as number,
    fat: (fat as number) * (random() < 0.15 ? 0.03 : 1),
    saturatedFat: 0,
    transFat: 0.05,
    carbs: carbs as number,
    sugar: 0,
    fiber: fiber as number,
    sodium: most[4] * (0.05 + 0.9 * random()),
  };
  figures.saturatedFat = figures.fat * (0.1 + 0.6 * random());
  figures.sugar = figures.carbs * (0.02 + 0.9 * random());
  const energy =
    figures.protein * KJ_PER_GRAM.protein +
    figures.fat * KJ_PER_GRAM.fat +
    figures.carbs * KJ_PER_GRAM.carbs +
    figures.fiber * KJ_PER_GRAM.fiber;
  const gap = pick(random, ['', ' ', '']);
  const less = pick(random, ['<1{} g', 'less than 1{} g', 'Less than 1{}g', '<1{}g']);
  const sayLess = random() < 0.35;
  const ranged = random() < 0.08 ? pick(random, ['fat', 'sodium'] as const) : null;
  const cal = pick(random, ['none', 'none', 'bracket', 'row', 'kcal'] as const);
  const truth: PanelContent['truth'] = {};

  const grams = (value: number) =>
    value < 1 && sayLess ? less.replace('{}', gap) : `${oneDigit(value).toFixed(1)}${gap}g`;
  const rowOf = (key: keyof typeof figures): PanelRow => {
    const value = figures[key];
    const print = (amount: number): string => {
      if (key === 'sodium') return `${Math.round(amount)}${gap}mg`;
      return grams(amount);
    };
    const spread = (amount: number): string => {
      const [low, high] = [amount * 0.9, amount * 1.1];
      if (key === 'sodium') return `${Math.round(low)} – ${Math.round(high)}${gap}mg`;
      return `${oneDigit(low).toFixed(1)} – ${oneDigit(high).toFixed(1)}${gap}g`;
    };
    const show = ranged === key ? spread : print;
    const printed = show(value);
    const numbers = [...printed.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
    truth[key] = { low: Math.min(...numbers), high: Math.max(...numbers) };
    const share = {
      protein: 50,
      fat: 70,
      saturatedFat: 24,
      carbs: 310,
      sugar: 90,
      fiber: 30,
      sodium: 2_300,
    };
    const day = share[key as keyof typeof share];
    return {
      key,
      name: pick(random, NAMES[key]),
      serving: show((value * servingSize) / 100),
      per100: printed,
      di: day ? `${Math.max(1, Math.round((value * servingSize) / day))}%` : '',
    };
  };
  const kj = Math.round(energy);
  const servingKj = Math.round((energy * servingSize) / 100);
  truth.energy = { low: kj, high: kj };
  const calUnit = pick(random, ['Cal', 'kcal', 'Cal']);
  const energyText = (value: number) =>
    `${value}${gap}kJ${cal === 'bracket' ? ` (${Math.round(value / 4.184)}${gap}${calUnit})` : ''}`;
  const rows: PanelRow[] = [
    {
      key: 'energy',
      name: pick(random, NAMES.energy),
      serving: energyText(servingKj),
      per100: energyText(kj),
      di: `${Math.max(1, Math.round((100 * servingKj) / DAY_KJ))}%`,
    },
  ];
  if (cal === 'row' || cal === 'kcal') {
    rows.push({
      key: 'other',
      name: '',
      serving: `${Math.round(servingKj / 4.184)}${gap}${calUnit}`,
      per100: `${Math.round(kj / 4.184)}${gap}${calUnit}`,
      di: '',
    });
  }
  rows.push(rowOf('protein'));
  if (random() < 0.12) {
    rows.push({ key: 'other', name: 'Gluten', serving: 'Nil', per100: 'Nil', di: '' });
  }
  rows.push(rowOf('fat'), rowOf('saturatedFat'));
  if (random() < 0.25) rows.push(rowOf('transFat'));
  if (random() < 0.15) {
    const amount = figures.fat * 0.3;
    rows.push({
      key: 'other',
      name: '- polyunsaturated',
      serving: grams((amount * servingSize) / 100),
      per100: grams(amount),
      di: '',
    });
  }
  rows.push(rowOf('carbs'), rowOf('sugar'));
  if (random() < 0.6) rows.push(rowOf('fiber'));
  rows.push(rowOf('sodium'));
  if (random() < 0.3) {
    const amount = Math.round(20 + random() * 400);
    rows.push({
      key: 'other',
      name: pick(random, ['Calcium', 'Potassium', 'Cholesterol']),
      serving: `${Math.round((amount * servingSize) / 100)}${gap}mg`,
      per100: `${amount}${gap}mg`,
      di: '',
    });
  }
  const size = `${servingSize}${gap}${unit}`;
  const about = pick(random, [
    '',
    '',
    ` (${pick(random, ['1 cup', '2 biscuits', '1/2 pack', '1 slice'])})`,
  ]);
  return {
    servings: `${pick(random, ['Servings per package', 'Servings per pack', 'Serves per pack'])}: ${pick(random, ['', 'about '])}${pick(random, [1, 4, 6, 8.5, 12, 20])}`,
    servingSize,
    unit,
    sizeText: `${pick(random, ['Serving size', 'Serve size', 'Average serving size'])}: ${size}${about}`,
    rows,
    truth,
  };
}
