import { wordMap } from '../search/search-words.ts';

/** A unit as a person says it. Household measures follow Australia: cup 250 ml, tablespoon 20 ml, teaspoon 5 ml. */
export type SentenceUnit = {
  /** what the portions of foods call it */
  name: string;
  /** grams in one of it, for masses */
  grams?: number;
  /** millilitres in one of it: a volume, or a vessel whose size is the same everywhere */
  ml?: number;
  /** a vessel or a gesture whose size is only usual: what is taken for it is said */
  about?: true;
  /** also a food, so that it counts only before "of" */
  needsOf?: true;
  /** what is drunk out of it when nothing is said */
  implies?: string;
};

const spelled = (unit: SentenceUnit, words: string): [string, SentenceUnit][] =>
  words.split(' ').map((word) => [word, unit]);

const PLAIN: ReadonlyMap<string, SentenceUnit> = new Map([
  ...spelled({ name: 'g', grams: 1 }, 'g gm gms gr grm gram grams gramme grammes'),
  ...spelled({ name: 'kg', grams: 1000 }, 'kg kgs kilo kilos kilogram kilograms'),
  ...spelled({ name: 'mg', grams: 0.001 }, 'mg milligram milligrams'),
  ...spelled({ name: 'oz', grams: 28.349523125 }, 'oz ounce ounces'),
  ...spelled({ name: 'lb', grams: 453.59237 }, 'lb lbs pound pounds'),
  ...spelled(
    { name: 'ml', ml: 1 },
    'ml mls mil mils mills cc millilitre millilitres milliliter milliliters',
  ),
  ...spelled({ name: 'l', ml: 1000 }, 'l lt ltr ltrs litre litres liter liters'),
  ...spelled({ name: 'cl', ml: 10 }, 'cl'),
  ...spelled({ name: 'dl', ml: 100 }, 'dl'),
  ...spelled({ name: 'cup', ml: 250 }, 'cup cups cupful cupfuls'),
  ...spelled({ name: 'tbsp', ml: 20 }, 'tbsp tbsps tbs tbl tblsp tablespoon tablespoons'),
  ...spelled({ name: 'tsp', ml: 5 }, 'tsp tsps teaspoon teaspoons'),
]);

/** Millilitres of what fills it: `beer` is drunk out of it, `of` says it only before "of". */
const VESSELS: ReadonlyMap<string, SentenceUnit> = new Map(
  `glass 250 - glass glasses glassful tumbler tumblers; mug 300 - mug mugs mugful; can 375 - can cans tin tins; can 375 beer tinnie tinnies tinny tinnys
  nip 30 - nip nips dram drams; schooner 425 beer schooner schooners schooey schooeys schooie schoey; handle 425 beer handle handles
  pot 285 of pot pots teapot teapots; pot 285 beer middy middies middie; pint 570 beer pint pints; carafe 500 - carafe carafes; jug 1140 beer jug jugs
  stubby 375 beer stubby stubbies stubbie stubbys; longneck 750 beer longneck longnecks tallie tallies tally; pony 140 beer pony ponies
  popper 250 juice popper poppers; thermos 500 of thermos thermoses flask flasks; shot 30 of shot shots; drop 10 of drop drops
  sip 20 - sip sips swig swigs gulp gulps; dash 30 - dash dashes splash splashes; glug 15 - glug glugs; drizzle 5 - drizzle drizzles
  dollop 20 - dollop dollops blob blobs splodge splodges; squeeze 5 - squeeze squirt squirts; sprinkle 5 - sprinkle sprinkling sprinkles
  knob 5 - knob knobs dob dobs; smear 5 - smear schmear scrape scraping`
    .split(/;|\n/)
    .flatMap((line) => {
      const [name = '', ml, kind, ...words] = line.trim().split(' ');
      const unit: SentenceUnit = { name, ml: Number(ml), about: true };
      if (kind === 'beer' || kind === 'juice') unit.implies = kind;
      if (kind === 'of') unit.needsOf = true;
      return spelled(unit, words.join(' '));
    }),
);

const PIECES = `slice:slices sliver:slivers piece:pieces:pc:pcs bits bowl:bowls:bowlful handful:handfuls:fistful:palmful bottle:bottles:btl:btls
  carton:cartons tub:tubs packet:packets:pack:packs:pkt:pkts:bag:bags serve:serves:serving:servings:portion:portions:helping
  scoop:scoops rasher:rashers pat:pats square:squares row:rows stalk:stalks sprig:sprigs clove:cloves wedge:wedges punnet:punnets
  bunch:bunches sachet:sachets pinch:pinches bite:bites:mouthful:mouthfuls:forkful:forkfuls leaf:leaves plate:plates jar:jars flute:flutes
  strip:strips cube:cubes floret:florets spear:spears sheet:sheets spoon:spoons:spoonful:spoonfuls cob:cobs
  segment:segments container:containers box:boxes ladle:ladles:ladleful chunk:chunks:hunk:hunks:lump
  slab:slabs tray:trays bucket:buckets pump:pumps dessertspoon:dessertspoons:dsp:dstsp pouch:pouches katori:katoris steamer:steamers
  triangle:triangles crust:crusts skewer:skewers basket:baskets footlong:footlongs sleeve:sleeves bundle:bundles`;
const OF_PIECES = `bar:bars fillet:fillets stick:sticks ball:balls cake:cakes ring:rings block:blocks cone:cones
  head:heads roll:rolls half:halves:halfs finger:fingers side:sides steak:steaks cutlet:cutlets chop:chops patty:patties
  drumstick:drumsticks wing:wings thigh:thighs cheek:cheeks shaker:shakers link:links nut:nuts biscuit:biscuits
  tube:tubes thin:thins loaf:loaves fish`;

const pieces = (list: string, needsOf: boolean): [string, SentenceUnit][] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((group) => {
      const [name = '', ...others] = group.split(':');
      const unit: SentenceUnit = needsOf ? { name, needsOf: true } : { name };
      return [name, ...others].map((word): [string, SentenceUnit] => [word, unit]);
    });

const UNITS: ReadonlyMap<string, SentenceUnit> = new Map([
  ...pieces(OF_PIECES, true),
  ...pieces(PIECES, false),
  ...VESSELS,
  ...PLAIN,
]);

/** The words of units that are long enough to be known with a slip in them. */
export const UNIT_WORDS: readonly string[] = [...UNITS.keys()].filter((word) => word.length > 3);

const TWO_WORDS = wordMap<SentenceUnit>({
  'fl oz': { name: 'fl oz', ml: 28.4130625 },
  'fluid ounce': { name: 'fl oz', ml: 28.4130625 },
  'fluid ounces': { name: 'fl oz', ml: 28.4130625 },
  'table spoon': { name: 'tbsp', ml: 20 },
  'table spoons': { name: 'tbsp', ml: 20 },
  'tea spoon': { name: 'tsp', ml: 5 },
  'tea spoons': { name: 'tsp', ml: 5 },
  'takeaway container': { name: 'takeaway container' },
  'standard drink': { name: 'standard drink' },
  'standard drinks': { name: 'standard drink' },
});

/** A mass, a volume or a spoon: "g", "ml", "cup". */
export const isPlainUnit = (folded: string): boolean => PLAIN.has(folded);

/** Of the metric system, as a figure with thousands goes with: "1,500 ml". */
const METRIC = new Set(['g', 'kg', 'mg', 'ml', 'l', 'cl', 'dl']);
export const isMetricUnit = (folded: string): boolean => METRIC.has(PLAIN.get(folded)?.name ?? '');

/** The unit that begins here, and how many words it takes; null when there is none. */
export function unitAt(words: readonly { folded: string }[], at: number) {
  const first = words[at]?.folded ?? '';
  const two = TWO_WORDS.get(`${first} ${words[at + 1]?.folded ?? ''}`);
  if (two) return { unit: two, length: 2 };
  const unit = UNITS.get(first);
  return unit ? { unit, length: 1 } : null;
}

/** True for what weighs or holds the same whatever is in it. */
export const isMeasured = ({ grams, ml, about }: SentenceUnit): boolean =>
  (grams !== undefined || ml !== undefined) && !about;
