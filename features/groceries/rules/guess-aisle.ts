import type { ShopAisle } from './shop-aisles.ts';

/** Words of things that the food facts do not hold, by where supermarkets have them. */
const WORDS: readonly (readonly [aisle: ShopAisle, words: string])[] = [
  [
    'household',
    'toilet paper tissue tissues towel napkin detergent dishwashing dishwasher soap shampoo conditioner toothpaste toothbrush deodorant bin bags foil wrap baking paper sponge bleach cleaner laundry washing powder softener nappies wipes battery batteries candle matches lightbulb razor razors sunscreen bandaid bandaids aids panadol paracetamol ibuprofen nurofen medicine vitamins lice nit tampons pads tablets sanitiser moisturiser mouthwash cat dog kitty litter pet',
  ],
  [
    'drinks',
    'coffee tea beer wine cider soft drink cola coke lemonade juice cordial kombucha sparkling water tonic soda milo',
  ],
  ['frozen', 'frozen ice cream icecream gelato sorbet icy chips nuggets'],
  ['bakery', 'bread loaf rolls buns croissant baguette bagel cake muffin muffins donut scroll pie'],
  ['dairy', 'milk cheese yoghurt yogurt butter margarine cream custard eggs'],
  ['chilled', 'dip hummus tofu deli antipasto'],
  ['meat', 'beef lamb pork chicken mince steak sausage sausages bacon ham salami turkey meat'],
  ['seafood', 'fish salmon tuna prawns prawn seafood oysters'],
  ['fruit', 'fruit berries apple banana grapes melon'],
  ['vegetables', 'vegetable vegetables vegies veggies salad greens sprouts potato potatoes'],
  [
    'nuts',
    'chips crisps crackers biscuits cookies chocolate lollies nuts muesli bar bars popcorn snack snacks',
  ],
  ['grains', 'cereal rice pasta noodles oats granola'],
  ['tins', 'tin tinned can canned soup'],
  ['baking', 'flour sugar icing sprinkles'],
  ['spices', 'spice herbs seasoning stock gravy'],
  ['sauces', 'sauce mayo dressing vinegar oil mustard relish chutney'],
];

const byWord = new Map(
  WORDS.toReversed().flatMap(([aisle, words]) =>
    words.split(' ').map((word) => [word, aisle] as const),
  ),
);

/** Where a thing probably stands in a shop, by the last of its words that tells; `other` where none does. */
export function guessAisle(name: string): ShopAisle {
  const words = name.toLocaleLowerCase('en-AU').match(/\p{L}+/gu) ?? [];
  const aisles = words.flatMap((word) => byWord.get(word) ?? []);
  // "Dog biscuits" and "frozen pizza" stand where their first word says.
  const first = aisles.find((aisle) => aisle === 'household' || aisle === 'frozen');
  return first ?? aisles.at(-1) ?? 'other';
}
