import { checkDigit } from '#features/food-facts/rules/gtin.ts';

/** A product that is put among the generated ones, to be looked for. */
export type Planted = {
  code: string;
  brand: string;
  name: string;
  /** what a person types who wants it */
  queries: string[];
};

/** Invented brands: none of these products exists. */
const PRODUCTS: [brand: string, name: string, queries: string[]][] = [
  [
    'Wattlebrook',
    'Crunchy Muesli Honey & Macadamia',
    ['wattlebrook muesli', 'watlebrook muesli', 'muesli wattlebrook honey'],
  ],
  [
    'Billabong Dairy',
    'Greek Style Yoghurt Passionfruit',
    ['billabong yoghurt', 'billabong greek yogurt', 'greek yoghurt passionfruit billabong'],
  ],
  [
    'Currawong',
    'Sea Salt Potato Chips',
    ['currawong chips', 'curawong chips', 'currawong sea salt'],
  ],
  [
    'Yarrajong',
    'Smoky Barbecue Sauce',
    ['yarrajong bbq sauce', 'yarrajong barbecue', 'smoky barbecue yarrajong'],
  ],
  ["Nonna Pia's", 'Basil Pesto', ['nonna pias pesto', "nonna pia's basil", 'pesto nonna']],
  [
    'Redgum Bakehouse',
    'Ancient Grain Sourdough',
    ['redgum sourdough', 'red gum sourdough', 'redgum ancient grain'],
  ],
  [
    'Tallowwood',
    'Barista Oat Milk',
    ['tallowwood oat', 'talowwood oat milk', 'barista oat tallowwood'],
  ],
  [
    'Kookaburra Creek',
    'Chocolate Coated Licorice',
    ['kookaburra licorice', 'kookabura licorice', 'chocolate licorice kookaburra'],
  ],
  [
    'Mallee Farms',
    'Smooth Peanut Butter',
    ['mallee peanut butter', 'malee peanut butter', 'mallee smooth'],
  ],
  [
    'Saltbush & Co',
    'Rosemary Lamb Sausages',
    ['saltbush lamb sausages', 'saltbush sausage', 'lamb rosemary saltbush'],
  ],
  [
    'Bunyip',
    'Sparkling Finger Lime',
    ['bunyip finger lime', 'bunyip sparkling', 'bunip sparkling'],
  ],
  [
    'Ironbark Protein',
    'Vanilla Whey Isolate',
    ['ironbark whey', 'ironbark vanilla protein', 'whey isolate ironbark'],
  ],
  [
    'Galah Foods',
    'Lentil & Quinoa Soup',
    ['galah lentil soup', 'gallah lentil', 'galah quinoa soup'],
  ],
  ['Quokka', 'Wild Berry Muesli Bar', ['quokka muesli bar', 'quoka bar', 'quokka wild berry']],
  ['Boobook', 'Dark Roast Coffee Beans', ['boobook coffee', 'boobok coffee', 'dark roast boobook']],
  [
    'Pelican Point',
    'Tuna in Chilli Oil',
    ['pelican point tuna', 'pelican tuna chilli', 'tuna chilli pelican'],
  ],
  [
    'Zamia',
    'Coconut Rice Crackers',
    ['zamia crackers', 'zamia rice cracker', 'coconut crackers zamia'],
  ],
  ['Dingo Flat', 'Beef & Pepper Pie', ['dingo flat pie', 'dingo pie', 'pepper pie dingo flat']],
  [
    'Wombat Hollow',
    'Vintage Cheddar',
    ['wombat hollow cheddar', 'wombat cheddar', 'vintage chedar wombat'],
  ],
  [
    'Jacaranda',
    'Crème Brûlée Custard',
    ['jacaranda custard', 'jacaranda creme brulee', 'creme brulee jakaranda'],
  ],
];

export const PLANTED: Planted[] = PRODUCTS.map(([brand, name, queries], at) => {
  const body = `939999${String(at).padStart(6, '0')}`;
  return { code: `${body}${checkDigit(body)}`, brand, name, queries };
});
