import type { ShopAisle } from './shop-aisles.ts';

/** Words of things that the food facts do not hold, by where supermarkets have them. */
const WORDS: readonly (readonly [aisle: ShopAisle, words: string])[] = [
  [
    'household',
    'toilet paper, tissue, tissues, paper towel, paper towels, napkin, napkins, detergent, dishwashing, dishwasher, soap, shampoo, conditioner, toothpaste, toothbrush, deodorant, bin bags, bin liners, freezer bags, foil, cling wrap, glad wrap, baking paper, wrapping paper, sponge, sponges, bleach, cleaner, laundry, washing powder, washing liquid, softener, nappies, wipes, battery, batteries, candle, candles, matches, lightbulb, light bulb, razor, razors, sunscreen, bandaid, bandaids, aids, panadol, paracetamol, ibuprofen, nurofen, medicine, vitamins, lice, nit, tampons, pads, tablets, sanitiser, moisturiser, mouthwash, cat, dog, kitty, litter, pet',
  ],
  [
    'drinks',
    'coffee, tea, beer, wine, cider, soft drink, soft drinks, drink, drinks, cola, coke, lemonade, juice, cordial, kombucha, sparkling water, water, tonic, soda, milo',
  ],
  [
    'frozen',
    'frozen, ice cream, icecream, gelato, sorbet, icy poles, ice blocks, ice cubes, ice, nuggets, fish fingers',
  ],
  [
    'bakery',
    'bread, loaf, rolls, buns, croissant, croissants, baguette, bagel, bagels, cake, muffin, muffins, donut, donuts, scroll, pie, wraps, tortillas, pita, naan, crumpets',
  ],
  ['dairy', 'milk, cheese, yoghurt, yogurt, butter, margarine, cream, custard, eggs'],
  [
    'chilled',
    'dip, hummus, tofu, tempeh, deli, antipasto, soy milk, almond milk, oat milk, soy yoghurt, coconut yoghurt, tortellini, ravioli, fresh pasta',
  ],
  [
    'meat',
    'beef, lamb, pork, chicken, mince, steak, sausage, sausages, bacon, ham, salami, turkey, meat',
  ],
  ['seafood', 'fish, salmon, tuna, prawns, prawn, mussel, mussels, seafood, oysters'],
  ['fruit', 'fruit, berries, apple, apples, banana, bananas, grapes, melon'],
  [
    'vegetables',
    'vegetable, vegetables, vegies, veggies, salad, greens, sprouts, potato, potatoes',
  ],
  [
    'nuts',
    'chips, crisps, crackers, biscuits, cookies, chocolate, lollies, nuts, muesli bar, muesli bars, bar, bars, popcorn, snack, snacks, rice cakes, corn cakes, corn thins, dried fruit, peanut butter, almond butter, nut butter, spread',
  ],
  [
    'grains',
    'cereal, muesli, granola, oats, wheat biscuits, rice, pasta, noodles, gnocchi, rice paper',
  ],
  ['legumes', 'beans, lentils, chickpeas'],
  [
    'tins',
    'tin, tinned, can, canned, soup, stock, water chestnuts, coconut milk, coconut cream, in juice',
  ],
  [
    'baking',
    'flour, sugar, icing, icing sugar, sprinkles, baking powder, baking soda, bicarbonate of soda, bicarb soda, milk powder, cocoa, cake mix, chocolate chips, choc chips',
  ],
  [
    'spices',
    'spice, spices, herbs, seasoning, gravy, chilli powder, curry powder, mustard powder, garlic powder, onion powder',
  ],
  ['sauces', 'sauce, mayo, dressing, vinegar, oil, mustard, relish, chutney'],
  ['health', 'protein powder, protein shake, whey, collagen, electrolytes'],
];

type Found = { aisle: ShopAisle; end: number; length: number };

const phrases = WORDS.flatMap(([aisle, words]) =>
  words.split(', ').map((phrase) => ({ aisle, phrase: ` ${phrase} ` })),
);

/** Words that say it whatever follows: "dog biscuits", "frozen pizza". */
const FIRST: readonly ShopAisle[] = ['household', 'frozen'];

/** Where a thing probably stands in a shop, by the last of its words that tells, and the longest; `other` where none does. */
export function guessAisle(name: string): ShopAisle {
  const words = name.toLocaleLowerCase('en-AU').match(/\p{L}+/gu) ?? [];
  const text = ` ${words.join(' ')} `;
  const found = phrases.flatMap(({ aisle, phrase }): Found[] => {
    const at = text.lastIndexOf(phrase);
    return at < 0 ? [] : [{ aisle, end: at + phrase.length, length: phrase.length }];
  });
  const first = FIRST.find((aisle) => found.some((one) => one.aisle === aisle));
  const last = found.toSorted((a, b) => b.end - a.end || b.length - a.length)[0];
  return first ?? last?.aisle ?? 'other';
}
