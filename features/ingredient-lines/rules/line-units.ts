/** Whose cups and spoons a recipe means. */
export const MEASURE_SYSTEMS = ['australian', 'american', 'metric'] as const;
export type MeasureSystem = (typeof MEASURE_SYSTEMS)[number];

/** Millilitres in a cup; American 236.588 (NIST), Australian and metric 250 (AS 1325). */
export const CUP_ML: Readonly<Record<MeasureSystem, number>> = {
  australian: 250,
  american: 236.588,
  metric: 250,
};

/** Millilitres in a teaspoon; a third of an American tablespoon (NIST), else 5. */
export const TSP_ML: Readonly<Record<MeasureSystem, number>> = {
  australian: 5,
  american: 4.92892,
  metric: 5,
};

/**
 * What a unit word means: how many of `unit` it is. A tablespoon outside Australia is 15 ml, so three
 * teaspoons (an American one 14.79 ml).
 */
export type LineUnit = {
  unit: string;
  times: number;
  kind: 'mass' | 'volume' | 'spoon' | 'pack' | 'piece' | 'other';
};

const GRAMS_PER_OUNCE = 28.3495;
const GRAMS_PER_POUND = 453.592;
const CM_PER_INCH = 2.5;
/** An American stick of butter, g. */
const STICK_GRAMS = 113;

const one = (unit: string, kind: LineUnit['kind'], times = 1): LineUnit => ({ unit, times, kind });

const UNIT_WORDS: readonly (readonly [words: string, unit: LineUnit])[] = [
  ['g gm gms gr gram grams gramme grammes', one('g', 'mass')],
  ['kg kgs kilo kilos kilogram kilograms', one('g', 'mass', 1000)],
  ['mg milligram milligrams', one('g', 'mass', 0.001)],
  ['oz ozs ounce ounces', one('g', 'mass', GRAMS_PER_OUNCE)],
  ['lb lbs pound pounds', one('g', 'mass', GRAMS_PER_POUND)],
  ['ml mls millilitre millilitres milliliter milliliters cc', one('ml', 'volume')],
  ['cl centilitre centilitres', one('ml', 'volume', 10)],
  ['dl decilitre decilitres', one('ml', 'volume', 100)],
  ['l lt ltr litre litres liter liters', one('ml', 'volume', 1000)],
  ['cup cups c', one('cup', 'spoon')],
  ['tbsp tbsps tbs tbl tblsp tablespoon tablespoons el', one('tbsp', 'spoon')],
  ['tsp tsps teaspoon teaspoons tl', one('tsp', 'spoon')],
  ['pinch pinches', one('pinch', 'other')],
  ['slice slices', one('slice', 'other')],
  ['bunch bunches', one('bunch', 'other')],
  ['stalk stalks', one('stalk', 'other')],
  ['handful handfuls', one('handful', 'other')],
  ['sheet sheets', one('sheet', 'other')],
  ['sprig sprigs', one('sprig', 'other')],
  ['leaf leaves', one('leaf', 'other')],
  ['head heads', one('head', 'other')],
  ['scoop scoops', one('scoop', 'other')],
  ['can cans tin tins', one('can', 'pack')],
  ['punnet punnets', one('punnet', 'pack')],
  ['sachet sachets', one('sachet', 'pack')],
  ['pouch pouches', one('pouch', 'pack')],
  ['bottle bottles', one('bottle', 'pack')],
  ['packet packets pkt pkts pkg package packages pack packs', one('packet', 'pack')],
  ['jar jars', one('jar', 'pack')],
  ['tub tubs', one('tub', 'pack')],
  ['bag bags', one('bag', 'pack')],
  ['carton cartons box boxes', one('carton', 'pack')],
  ['block blocks', one('block', 'pack')],
  ['tray trays', one('tray', 'pack')],
  ['ball balls', one('ball', 'pack')],
  ['loaf loaves', one('loaf', 'other')],
  ['piece pieces', one('piece', 'other')],
  ['knob knobs', one('knob', 'other')],
  ['glug glugs', one('glug', 'other')],
  ['splash splashes', one('splash', 'other')],
  ['drizzle drizzles', one('drizzle', 'other')],
  ['dash dashes', one('dash', 'other')],
  ['drop drops', one('drop', 'other')],
  ['glass glasses', one('glass', 'other')],
  ['cm', one('cm', 'other')],
  ['mm', one('cm', 'other', 0.1)],
  ['inch inches', one('cm', 'other', CM_PER_INCH)],
  [
    'rasher rashers fillet fillets ear ears cob cobs cube cubes strip strips nos',
    one('each', 'piece'),
  ],
];

const byWord: ReadonlyMap<string, LineUnit> = new Map(
  UNIT_WORDS.flatMap(([words, unit]) => words.split(' ').map((word) => [word, unit] as const)),
);

const AMERICAN: ReadonlyMap<string, LineUnit> = new Map([
  ['pint', one('ml', 'volume', 473)],
  ['quart', one('ml', 'volume', 946)],
  ['gallon', one('ml', 'volume', 3785)],
]);
const IMPERIAL_PINT = one('ml', 'volume', 568);
const FLUID_OUNCE = { american: 29.574, imperial: 28.413 };

/** A unit at the beginning of a text, and what follows it. */
export type TakenUnit = { unit: LineUnit; rest: string };

/** The unit that a text begins with ("g", "Tbsp.", "fl oz", "-ounce"); null if it begins with none. */
export function takeUnit(text: string, system: MeasureSystem): TakenUnit | null {
  const fluid = /^[\s-]*fl(?:uid|\.)?[\s.]*(?:oz|ounces?)\b\.?/i.exec(text);
  if (fluid) {
    const ml = system === 'american' ? FLUID_OUNCE.american : FLUID_OUNCE.imperial;
    return { unit: one('ml', 'volume', ml), rest: text.slice(fluid[0].length) };
  }
  const found = /^[\s-]*(["”]|[a-z]+)(?:\.(?=\s|$|,))?(?![a-z])/i.exec(text);
  if (!found) return null;
  const [whole, written = ''] = found;
  const rest = text.slice(whole.length);
  if (written === '"' || written === '”') return { unit: one('cm', 'other', CM_PER_INCH), rest };
  if (written === 'T') return toSpoon(one('tbsp', 'spoon'), rest, system);
  if (written === 't') return { unit: one('tsp', 'spoon'), rest };
  const word = written.toLowerCase();
  const plain = word.replace(/s$/, '');
  if (/^(?:pint|quart|gallon)$/.test(plain)) {
    const volume =
      system === 'american'
        ? AMERICAN.get(plain)
        : plain === 'pint'
          ? IMPERIAL_PINT
          : AMERICAN.get(plain);
    return volume ? { unit: volume, rest } : null;
  }
  if (
    plain === 'stick' &&
    /^\s*(?:of\s+)?(?:\([^)]*\)\s*)?(?:(?:un)?salted\s+|cold\s+|softened\s+)*(?:butter|margarine)\b/i.test(
      rest,
    )
  ) {
    return { unit: one('g', 'mass', STICK_GRAMS), rest };
  }
  const unit = byWord.get(word);
  if (!unit) return null;
  return toSpoon(unit, rest, system);
}

function toSpoon(unit: LineUnit, rest: string, system: MeasureSystem): TakenUnit {
  const isSmaller = unit.unit === 'tbsp' && system !== 'australian';
  return { unit: isSmaller ? one('tsp', 'spoon', 3) : unit, rest };
}

/** A stated weight or volume: "400 g", "28-ounce", "1 1/2 lb"; null if the unit is another. */
export const isMetric = ({ kind }: LineUnit): boolean => kind === 'mass' || kind === 'volume';
