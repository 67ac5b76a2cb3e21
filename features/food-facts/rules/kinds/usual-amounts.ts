import type { PortionKind } from './portion-kinds.ts';

type Usual = { amount: number; isExpected: boolean };

/** "bowl: cereal* 45, dish 350" as a map of maps; a line goes on until the next measure. */
function measureTable(text: string): ReadonlyMap<string, ReadonlyMap<string, Usual>> {
  const rows = [...text.matchAll(/(\w+):([^:]*)(?=\n {2}\w|\n$)/g)];
  return new Map(
    rows.map(([, measure = '', amounts = '']) => {
      const read = [...amounts.matchAll(/([a-z][a-z ]*)(\*?) ([\d.]+)/g)];
      const byKind = read.map(([, kind = '', star, amount]): [string, Usual] => [
        kind,
        { amount: Number(amount), isExpected: star === '*' },
      ]);
      return [measure, new Map(byKind)];
    }),
  );
}

/**
 * Grams (or millilitres of what is drunk) in one measure of a food that has no portion of that name. `rest`: of
 * everything else; where there is none it is asked. With a star every food of that kind in the catalogue has such a portion.
 */
const USUAL = measureTable(`
  bowl: cereal* 45, porridge* 260, soup* 350, noodle soup* 600, hot chips 250, crisps 40, nuts 60, ice cream 120,
    yoghurt 200, berries 150, fruit 160, melon 200, citrus 160, salad 150, leaves 60, vegetables 160,
    mash 200, grain 250, legumes 200, dish 350, lollies 80, meat 250, fish 200, prawns 150, sushi 300,
    sauce 100, dip 150, cheese 60, biscuits 60, dried fruit 60, sticks 100, cake 150
  plate: dish 400, grain 300, hot chips 300, salad 200, leaves 80, vegetables 200, mash 200, meat 200,
    fish 200, sushi 60, dip 150, fruit 200, melon 250, berries 150, pizza 300, biscuits 60, cheese 80,
    cake 120, bread 90, prawns 150, sticks 120, legumes 200, soup 350, rest 200
  handful: nuts* 30, seeds 20, dried fruit 35, berries 60, fruit 60, crisps* 25, lollies 35, chocolate 30,
    hot chips 50, leaves 25, grated 30, cheese 30, vegetables 50, sticks 50, biscuits 30, cereal 25,
    prawns 60, legumes 60, grain 40, sliced meat 30, spice 5, meat 50, salad 50, rest 40
  spoon: sugar 5, spread 15, butter 8, oil 10, sauce 15, cream 20, yoghurt 25, dip 20, powder 10, nuts 15,
    seeds 10, spice 2, mash 40, grain 30, dish 40, soup 25, vegetables 30, legumes 30, salad 35, cereal 10,
    porridge 25, ice cream 40, cheese 15, fruit 30, cake 30, meat 30, rest 25
  dessertspoon: sugar 8, spread 13, butter 9, oil 9, sauce 11, cream 10, yoghurt 12, dip 12, powder 8,
    seeds 8, nuts 10, cheese 10, rest 12
  ladle: soup 180, noodle soup 180, dish 150, sauce 60, legumes 130, rest 120
  bite: dish 20, porridge 15, cake 15, bread 10, chocolate 8, cereal 10, ice cream 15, rest 15
  pinch: spice 0.5, sugar 1, cheese 4, seeds 2, rest 2
  sprinkle: cheese 8, seeds 5, nuts 8, sugar 3, spice 1, leaves 5, powder 3, rest 4
  drizzle: oil 6, spread 10, sauce 10, cream 15, yoghurt 20, rest 8
  dash: oil 5, sauce 8, cream 20, drink 30, spread 8, spirit 15, yoghurt 20
  glug: oil 14, sauce 15, drink 30, rest 15
  drop: oil 2, sauce 2, drink 10, rest 5
  squeeze: citrus 8, drink 8, sauce 12, spread 10, rest 10
  dollop: yoghurt 35, dip 30, butter 12, mash 90, salad 60, ice cream 50, cheese 25
  knob: butter 10, rest 10
  smear: butter 4, spread 6, dip 10, cheese 8, sauce 6, rest 6
  scoop: mash 90, grain 90, salad 100, cheese 55, dip 40, powder 30, ice cream 60, hot chips 100, nuts 30,
    dish 100, yoghurt 60, legumes 90, vegetables 80, cream 40, cereal 30, rest 70
  slice: cheese 20, sliced meat* 20, meat 40, bread 35, cake 80, pizza* 95, fruit 30, melon 150, citrus 15,
    vegetables 20, sticks 7, dish 200, fish 20, butter 7, ice cream 80, legumes 60, bacon 25
  piece: meat 110, fish 130, cheese 20, chocolate 6, fruit 120, melon 120, citrus 120, cake 80, lollies 7,
    sushi 25, bread 40, pizza 95, dish 120, vegetables 40, sticks 20, prawns 15, sliced meat 20, biscuits 10,
    bacon 25, crisps 3, hot chips 8, dried fruit 8, berries 8, nuts 2, ice cream 60, legumes 80
  bits: fruit 15, melon 20, citrus 12, berries 8, cheese 10, dish 25
  side: hot chips 150, bacon 50, dip 60, sauce 40, spread 20, cheese 40, leaves 60, sliced meat 50, fish 60, cream 40,
    yoghurt 60, butter 10
  finger: bread 10, biscuits 15, chocolate 10, cheese 20, cake 30, fish 25, rest 15
  wedge: cheese 30, melon 250, citrus 10, vegetables 70, fruit 40, cake 90, hot chips 25, leaves 60, dish 150,
    mash 90, rest 60
  segment: citrus 12, fruit 15, rest 12
  cube: cheese 10, chocolate 8, fruit 15, melon 20, meat 20, legumes 20, drink 25, rest 12
  chunk: cheese 25, bread 45, melon 60, fruit 40, chocolate 12, meat 40, fish 40, vegetables 40, cake 70,
    rest 40
  slab: cake 110, meat 150, chocolate 50, bread 60, dish 250, cheese 50, fish 150, rest 120
  strip: bacon 25, meat 30, sticks 15, chocolate 15, rest 25
  stick: sticks 9, cheese 20, lollies 3, meat 50, bread 20, butter 100, rest 20
  square: chocolate 7, cake 60, dish 320, cheese 15, bread 50, pizza 80, rest 50
  row: chocolate 25, biscuits 70, lollies 30, rest 40
  sleeve: biscuits 80, rest 80
  tube: crisps 134, yoghurt 70, lollies 50, chocolate 35, rest 60
  bundle: grain 90, vegetables 150, leaves 100, rest 100
  sharepack: crisps 170, chocolate 180, lollies 180, biscuits 250, nuts 200, yoghurt 700, ice cream 1000, hot chips 400
  block: chocolate 180, cheese 250, legumes 300, meat 300, butter 250, rest 200
  loaf: bread 650, cake 600
  bar: chocolate 50, lollies 40, rest 45
  packet: crisps 45, bread 400, cheese 120, lollies 150, chocolate 45, nuts 50, biscuits 150, grain 85, dried fruit 40, soup 250,
    berries 250,
    sauce 12, cereal 35, fruit 100, sushi 200, salad 200, spread 12, leaves 120, powder 30, rest 100
  tub: yoghurt 160, cheese 220, cream 200, ice cream 500, salad 200, dish 350, sauce 28, dip 200,
    fruit 120, butter 250, lollies 150, crisps 150, hot chips 150
  pot: yoghurt 160, hot drink 500, dip 150, porridge 200, cereal 60, grain 65, sauce 40, cake 100, fruit 120,
    legumes 130, beer 285
  pouch: yoghurt 90, fruit 90, grain 250, drink 150, soup 300, rest 100
  jar: spread 250, sauce 300, dip 200, vegetables 300, legumes 250, fruit 300, fish 150, powder 200, rest 250
  bottle: drink 600, soft drink 600, beer 345, wine 750, shake 450, spirit 700, sauce 300, rest 500
  carton: drink 300, shake 400, yoghurt 150, ice cream 500, cream 300, soup 500, rest 300
  popper: drink 250, shake 250
  can: drink 375, soft drink 375, beer 375, wine 250, shake 250, soup 400, fish 95, legumes 250, fruit 250,
    vegetables 250, dish 400, meat 200, grain 220, rest 400
  jug: beer 1140, drink 1000, soft drink 1000, wine 1000, hot drink 500, sauce 150, cream 150, shake 1000
  longneck: beer 750, drink 750, soft drink 750
  pony: beer 140, drink 140
  handle: beer 425, drink 425, soft drink 425
  thermos: hot drink 500, drink 500, soup 450, rest 450
  carafe: wine 500, drink 500, soft drink 500
  pump: spread 8, sauce 8, rest 8
  cone: ice cream 90, hot chips 150
  tray: sushi 220, meat 300, dish 400, hot chips 300, lollies 100, cake 200, rest 250
  bucket: hot chips 300, crisps 100, dish 500, prawns 400, meat 600, rest 300
  box: hot chips 250, sushi 220, dish 400, lollies 150, chocolate 150, biscuits 150, dried fruit 40,
    drink 250, grain 350, rest 200
  container: dish 450, grain 400, salad 250, soup 450, fruit 200, vegetables 200, meat 300, hot chips 250,
    rest 300
  leaf: leaves 10, spice 0.5, rest 10
  sprig: spice 1, leaves 2, rest 2
  bunch: berries 150, vegetables 150, spice 30, leaves 100, sticks 300, rest 120
  punnet: berries 250, vegetables 250, fruit 250, leaves 100, rest 250
  head: vegetables 350, leaves 400, rest 350
  floret: vegetables 12, rest 12
  stalk: sticks 40, vegetables 15, rest 20
  spear: vegetables 16, sticks 15, rest 16
  sachet: cereal 35, porridge 240, sauce 12, sugar 3, powder 30, spread 14, yoghurt 80, soup 200, grain 85, spice 2,
    rest 15
  fillet: fish 150, meat 150, rest 150
  roll: sushi 180, lollies 30
  ball: ice cream 60, meat 25, legumes 20, cheese 30, rest 25
  serve: dish 350, grain 180, vegetables 80, salad 120, leaves 40, hot chips 180, mash 150, meat 150,
    fish 150, prawns 120, cereal 45, porridge 250, soup 300, yoghurt 170, ice cream 100, fruit 150,
    berries 150, cheese 40, nuts 30, seeds 20, crisps 40, lollies 40, chocolate 25, cake 90, bread 60, legumes 130,
    sauce 40, dip 40, spread 20, butter 10, powder 30, drink 250, cream 40, sushi 200, rest 100
  half: nuts 2, fruit 70, bread 30, rest 40
  triangle: bread 25, dish 35, cake 40, rest 35
  crust: bread 8, dish 8, pizza 20, rest 8
  glass: wine 150, beer 285, drink 250, soft drink 250, shake 350, spirit 30, hot drink 250, ice cream 150
  mug: soup 300, hot drink 300, drink 300, grain 200, powder 300
  katori: rest 150
  sip: rest 20
  basket: hot chips 250, dish 150, bread 120, rest 200
  steamer: dish 150, rest 150
  sliver: cake 40, cheese 15, dish 60, rest 30
  cheek: fruit 80, meat 180, rest 80
  ring: fruit 40, vegetables 15, dish 20, prawns 15, fish 15, hot chips 20, lollies 5, rest 20
  cup: leaves 35, vegetables 130, sticks 120, fruit 150, berries 145, melon 160, dried fruit 150, nuts 130,
    seeds 150, cereal 50, porridge 250, grain 170, legumes 170, sauce 250, yoghurt 250, cheese 110, grated 110,
    meat 140, sliced meat 140, fish 150, prawns 140, dish 250, salad 120, mash 220, soup 250, noodle soup 250,
    hot chips 100, crisps 30, powder 100, sugar 220, spread 330, ice cream 130, spice 25, chocolate 170,
    rest 150
  tbsp: leaves 3, vegetables 15, fruit 20, berries 15, dried fruit 15, nuts 12, seeds 12, cereal 6, grain 15,
    legumes 18, sauce 20, yoghurt 22, cheese 12, grated 8, dip 20, powder 10, sugar 16, spread 25, butter 18,
    oil 18, cream 20, spice 6, mash 25, meat 20, dish 25, rest 18
  tsp: leaves 1, nuts 4, seeds 4, sauce 6, dip 6, powder 4, sugar 4, spread 7, butter 5, oil 4.5, cream 5,
    spice 2, yoghurt 6, rest 5
  skewer: meat 80, prawns 70, vegetables 60, fish 80, rest 75
`);

/** Said of the measure: "a big bowl", "a small handful". */
const SIZES: Readonly<Record<string, number>> = {
  small: 0.7,
  mini: 0.5,
  thin: 0.7,
  medium: 1,
  regular: 1,
  thick: 1.3,
  large: 1.35,
  jumbo: 1.6,
  'extra large': 1.6,
  double: 2,
};

/** How much one measure of a food is when its source does not say; null where nobody could tell. */
export function usualAmount(
  measure: string,
  kind: PortionKind,
  size: string | null,
): number | null {
  const usual = USUAL.get(measure);
  const found = usual?.get(kind) ?? usual?.get('rest') ?? null;
  return found === null ? null : found.amount * sizeFactor(size);
}

/** How much more or less than the usual one a "large" or "small" one is. */
export const sizeFactor = (size: string | null): number => SIZES[size ?? ''] ?? 1;

/** Measures that the catalogue offers for every food of a kind. */
export const expectedMeasures = (kind: PortionKind): string[] =>
  [...USUAL].flatMap(([measure, byKind]) => (byKind.get(kind)?.isExpected ? [measure] : []));

/** Millilitres of a drink as cafes and chains sell it. */
const DRINKS: Partial<Record<PortionKind, Readonly<Record<string, number>>>> = {
  'hot drink': {
    small: 240,
    medium: 350,
    regular: 350,
    large: 450,
    jumbo: 500,
    'extra large': 500,
    mini: 120,
  },
  'soft drink': {
    small: 300,
    medium: 420,
    regular: 420,
    large: 600,
    jumbo: 700,
    'extra large': 700,
  },
  shake: { small: 350, medium: 475, regular: 475, large: 600, jumbo: 700, 'extra large': 700 },
  drink: { small: 220, medium: 300, regular: 300, large: 450, jumbo: 600, 'extra large': 600 },
  beer: { small: 285, medium: 425, regular: 425, large: 570 },
  wine: { small: 120, medium: 150, regular: 150, large: 225 },
};

/** A drink of that size; null where sizes say nothing about it. */
export const drinkOf = (kind: PortionKind, size: string | null): number | null =>
  DRINKS[kind]?.[size ?? ''] ?? null;

/** What one piece weighs of what has no piece of its own in its source. */
const PIECES: readonly (readonly [number, RegExp])[] = [
  [80, /^(mixed|roast) vegetables/i],
  [3.4, /^snow peas|sugar snap/i],
  [6, /^beans, green/i],
  [18, /^mushrooms, (?!portobello)/i],
  [80, /^mushrooms, portobello/i],
  [5, /^mcdonald.s fries/i],
  [8, /^hot chips|fries|potato chips|cut chips/i],
  [10, /^sweet potato chips/i],
  [25, /potato wedges/i],
  [9, /^potato gems/i],
  [2.5, /^corn chips|doritos/i],
  [2, /crisps|^pringles/i],
  [2, /^shapes/i],
  [2, /^pretzels/i],
  [2, /rice crackers/i],
  [4, /^savoy|jatz/i],
  [1.5, /^cheese puffs|cheezels|twisties/i],
  [0.5, /^peas/i],
  [1, /^chickpeas/i],
  [4, /^olives/i],
  [14, /^strawberries/i],
  [4, /^raspberries|^blackberries/i],
  [1.5, /^blueberries/i],
  [8, /^cherries/i],
  [5.5, /^grapes/i],
  [0.6, /^sultanas|^raisins/i],
  [15, /^tomatoes, cherry/i],
  [16, /^asparagus/i],
  [20, /^broccolini/i],
  [15, /^broccoli|^cauliflower/i],
  [20, /^brussels/i],
  [12, /^radish/i],
  [12, /^carrots, baby/i],
  [3, /^edamame/i],
  [60, /^pineapple/i],
  [900, /^rockmelon/i],
  [1000, /^melon, honeydew/i],
  [3000, /^watermelon/i],
  [70, /^pumpkin/i],
  [0.5, /^popcorn(?! ch)/i],
  [7, /^marshmallows/i],
  [2.8, /^jelly beans/i],
  [7, /gummy|snakes|lollies|party mix/i],
  [1, /m&m|smarties|buttons/i],
  [2.2, /^maltesers/i],
  [14, /^prawns/i],
  [15, /^mussels/i],
  [20, /^scallops/i],
  [15, /^calamari|squid/i],
  [15, /^sardines/i],
  [4, /^anchov/i],
  [0.5, /^chocolate chips/i],
  [80, /^tofu/i],
  [5, /^gnocchi/i],
  [180, /^zucchini/i],
  [300, /^eggplant/i],
  [110, /^onion, (?!spring)/i],
  [150, /^potato, (?!mashed|roasted)/i],
  [150, /^corn, sweet/i],
  [130, /^sweet potato, (?!boiled)/i],
  [120, /^capsicum/i],
  [80, /^carrot/i],
  [9, /^ravioli|^tortellini/i],
];

/** What a whole one weighs, eaten, of what is told in parts of it: "half a chook", "a quarter of a cabbage". */
const WHOLES: readonly (readonly [number, RegExp])[] = [
  [800, /^(chicken, roasted|barbecue chicken, (whole|meat)|charcoal chicken|peking duck)/i],
  [800, /^fried chicken, korean/i],
  [230, /^bread, garlic|garlic bread/i],
  [450, /^papaya/i],
  [900, /^pineapple/i],
  [450, /^snapper|^barramundi, whole/i],
  [300, /^broccoli(?!ni)/i],
  [600, /^cauliflower/i],
  [900, /^cabbage/i],
  [450, /^lettuce, (iceberg|cos)/i],
  [1200, /^pumpkin, /i],
  [800, /^(quiche|frittata|pavlova|cheesecake|meatloaf)/i],
];

/** A whole one of what is larger than anyone eats alone. */
export const wholeOf = (name: string): number | null =>
  WHOLES.find(([, called]) => called.test(name))?.[0] ?? null;

/** One piece of what is not counted in its source: a green bean, a chip. */
export const pieceOf = (name: string): number | null =>
  PIECES.find(([, called]) => called.test(name))?.[0] ?? null;
