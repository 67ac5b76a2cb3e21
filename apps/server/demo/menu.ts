import type { MealType } from '#features/food-log/contract.ts';
import type { Chance } from './chance.ts';

/** A food of the built-in catalogue in a measure of its own ("1 slice", "g"), and how many of it. */
export type Bite = readonly [food: string, measure: string, quantity: number];
type Meal = readonly Bite[];
type Choices = readonly [Meal, ...Meal[]];

/** What is eaten at a time of day, and how likely it is at all. */
type Sitting = { meal: MealType; time: string; share: number; choices: Choices };

const flatWhite: Meal = [['flat-white-full-cream-milk', '1 small', 1]];

export const USUAL_BREAKFAST: Meal = [
  ['porridge-made-with-full-cream-milk', '1 cup', 1],
  ['blueberries-raw', 'g', 60],
];
export const USUAL_DINNER: Meal = [
  ['salmon-atlantic-cooked', '1 small', 1],
  ['rice-jasmine-or-basmati-boiled', '1 cup', 1],
  ['broccolini-cooked', '1 serving', 1],
];

const WEEKDAY: Sitting[] = [
  {
    meal: 'breakfast',
    time: '07:10',
    share: 0.96,
    choices: [
      USUAL_BREAKFAST,
      [
        ['vegemite-on-toast-with-butter', '2 slices', 1],
        ['banana-raw', '1 medium', 1],
      ],
      [['wheat-biscuits-with-full-cream-milk', '3 biscuits with milk', 1]],
      [
        ['yoghurt-greek-plain-no-fat', '1 tub', 1],
        ['muesli-toasted', '1/4 cup', 1],
        ['strawberries-raw', 'g', 80],
      ],
      [['eggs-on-toast-poached', '1 serving', 1]],
    ],
  },
  { meal: 'breakfast', time: '09:20', share: 0.9, choices: [flatWhite] },
  {
    meal: 'lunch',
    time: '12:40',
    share: 0.97,
    choices: [
      [['sandwich-chicken-and-avocado', '1 sandwich', 1]],
      [['sushi-roll-salmon-and-avocado', '1 hand roll', 2]],
      [['wrap-chicken-and-salad', '1 wrap', 1]],
      [
        ['tuna-salad-no-dressing', '1 bowl', 1],
        ['bread-roll-wholemeal', '1 medium', 1],
      ],
      [['burrito-bowl-chicken', '1 bowl', 1]],
      [
        ['pumpkin-soup-home-made', '1 bowl', 1],
        ['bread-sourdough-toasted', '1 slice', 1],
      ],
    ],
  },
  {
    meal: 'snack',
    time: '15:45',
    share: 0.85,
    choices: [
      [['apple-raw-with-skin', '1 medium', 1]],
      [['almonds-raw', '1 handful', 1]],
      [['mandarin-raw', '1 medium', 2]],
      [['muesli-bar-chewy-fruit-and-nut', '1 bar', 1]],
      [['yoghurt-fruit-low-fat', '1 tub', 1]],
    ],
  },
  {
    meal: 'dinner',
    time: '18:50',
    share: 0.97,
    choices: [
      USUAL_DINNER,
      [
        ['chicken-stir-fry-with-vegetables', '1 serving', 1],
        ['rice-white-boiled', '1 cup', 1],
      ],
      [
        ['spaghetti-bolognese', '1 serving', 1],
        ['garden-salad-no-dressing', '1 bowl', 1],
      ],
      [
        ['barramundi-cooked', '1 fillet', 1],
        ['potato-boiled-without-skin', '1 medium', 1],
        ['beans-green-boiled', '1/2 cup', 1],
      ],
      [['roast-chicken-dinner-with-vegetables-and-gravy', '1 plate', 1]],
      [['butter-chicken-with-rice', '1 serving', 1]],
      [['tofu-stir-fry-with-vegetables', '1 serving', 1]],
    ],
  },
  {
    meal: 'snack',
    time: '20:30',
    share: 0.45,
    choices: [
      [['chocolate-dark-70-85-percent-cocoa', '1 square', 2]],
      [['tea-with-full-cream-milk', '1 mug', 1]],
      [['yoghurt-greek-vanilla-no-fat', '1 tub', 1]],
    ],
  },
];

const WEEKEND: Sitting[] = [
  {
    meal: 'breakfast',
    time: '09:30',
    share: 0.95,
    choices: [
      [['smashed-avo-with-feta-on-sourdough', '1 cafe serve', 1], ...flatWhite],
      [['bacon-and-egg-roll', '1 roll', 1], ...flatWhite],
      [['pancakes-with-maple-syrup-and-butter', '3 pancakes', 1]],
      [['eggs-on-toast-scrambled', '1 serving', 1], ...flatWhite],
    ],
  },
  {
    meal: 'lunch',
    time: '13:40',
    share: 0.7,
    choices: [
      [['rice-paper-roll-prawn', '1 roll', 3]],
      [['chicken-caesar-salad', '1 bowl', 1]],
      [['banh-mi-pork', '1 roll', 1]],
      [['poke-bowl-salmon', '1 bowl', 1]],
    ],
  },
  {
    meal: 'snack',
    time: '16:15',
    share: 0.5,
    choices: [
      [['lamington', '1 square', 1]],
      [['mango-raw', '1 cheek', 2]],
      [
        ['hummus', '1/4 cup', 1],
        ['carrot-raw', '1 medium', 1],
      ],
      [['ice-cream-vanilla', '1 scoop', 2]],
    ],
  },
  {
    meal: 'dinner',
    time: '19:30',
    share: 0.9,
    choices: [
      [
        ['pizza-supreme', '1 slice', 3],
        ['wine-red', '1 glass', 1],
      ],
      [
        ['beef-sirloin-steak-grilled-trimmed', '1 medium', 1],
        ['potato-baked-with-skin', '1 medium', 1],
        ['greek-salad', '1 bowl', 1],
      ],
      [
        ['thai-green-curry-chicken', '1 cup', 1],
        ['rice-jasmine-or-basmati-boiled', '1 cup', 1],
      ],
      [
        ['fish-and-chips', '1 serving', 1],
        ['beer-mid-strength', '1 schooner', 1],
      ],
      [['taco-fish-soft', '1 taco', 3]],
    ],
  },
];

/** Days of a diary that hold nothing, and days that stop at noon. */
const SHARE_FORGOTTEN = 0.05;
const SHARE_HALF = 0.05;

export type Eaten = { meal: MealType; time: string; bites: Meal };

/** What was written down of a day. Weekends are later, larger and more forgetful; who `keepsUp` forgets none. */
export function dayOfMeals(weekday: number, chance: Chance, keepsUp: boolean): Eaten[] {
  const isWeekend = weekday >= 6;
  const luck = chance.next() * (isWeekend ? 0.5 : 1);
  const sittings = isWeekend ? WEEKEND : WEEKDAY;
  // Chance is asked alike on every day, so that one day's meals do not depend on another's.
  const eaten = sittings.flatMap(({ meal, time, share, choices }) => {
    const wanted = chance.next() < share;
    const bites = chance.pick(choices);
    return wanted ? [{ meal, time, bites }] : [];
  });
  if (keepsUp) return eaten;
  if (luck < SHARE_FORGOTTEN) return [];
  return luck < SHARE_FORGOTTEN + SHARE_HALF ? eaten.filter(({ time }) => time < '13:00') : eaten;
}
