import { describe, expect, it } from 'vitest';
import { eaten } from '../testing/eaten.ts';

describe('what belongs to a food, to whom, and what became of it', () => {
  it.each<[what: string, text: string, items: string[]]>([
    ['whose it was', 'half of hubbys steak and a salad', ['0.5 steak', '1 salad']],
    ['a name without a capital', 'n i nicked 3 of toms nuggets', ['3 nuggets']],
    [
      'no owner but a food',
      'hot dogs, cheese, toms, lettuce',
      ['hot dogs', 'cheese', 'toms', 'lettuce'],
    ],
    ['a part for another', 'large chips (half were my daughters)', ['0.5 large chips']],
    ['some for another', '6 nuggets (2 were for the baby)', ['4 nuggets']],
    ['what others were having', 'hubby was having weetbix, i just had a coffee', ['1 coffee']],
    ['which one it was', 'yoghurt the greek one 170g', ['170 g greek yoghurt']],
    ['which one of a soup', 'woolies soup 500g the pumpkin one', ['500 g pumpkin soup']],
    [
      'which one, and not which',
      'chicken kiev the garlic one, with peas',
      ['chicken kiev', 'peas'],
    ],
    [
      'one of what they were out of',
      'meant to be chicken roll but they ran out so had a ham one',
      ['1 ham roll'],
    ],
    ['what it was meant to be', 'was supposed to be tacos tonight, 2 pies', ['2 pies']],
    ['what was made instead', 'ran out of rice so did quinoa instead 1 cup', ['1 cup quinoa']],
    ['what came home', 'apple came home again, ate the ham roll tho', ['ham roll']],
    ['the one thing eaten', 'packed a pie and an apple, only ate the pie', ['1 pie']],
    [
      'a sum',
      'bikky with my cuppa then another bikky so 2 scotch fingers and 1 tea',
      ['2 scotch fingers', '1 tea'],
    ],
    ['the rest for later', 'cooked 4 sausages, ate 2, other 2 for lunch tomorrow', ['2 sausages']],
    [
      'which kitchen',
      'ordered thai, i had pad see ew and 2 spring rolls',
      ['pad see ew', '2 spring rolls'],
    ],
    ['what it was eaten with', 'cold brisket with my fingers', ['cold brisket']],
    [
      'what it was eaten out of',
      'straight from the tub with a fork, half a tub of cottage cheese',
      ['0.5 tub cottage cheese'],
    ],
    [
      'each of three kinds',
      '3 coffees, 2 teas and a tim tam',
      ['3 coffees', '2 teas', '1 tim tam'],
    ],
    [
      'a dish, then more',
      'bacon and egg muffin hash brown coffee',
      ['bacon and egg muffin', 'hash brown', 'coffee'],
    ],
    ['a filling counted', 'wrap with falafels (4), hummus', ['wrap', '4 falafels', 'hummus']],
    [
      'meat weighed beside salad',
      '150g grilled chicken and salad',
      ['150 g grilled chicken', 'salad'],
    ],
    ['slices under a spread', 'toast w vegemite 1 1/2 slices', ['1.5 slice toast', 'vegemite']],
    ['the dinner of others', 'kids dinner was fish fingers and chips, ours was salmon', ['salmon']],
    ['some off another plate', 'made kids nuggets, i picked 2 off their plate', ['2 nuggets']],
    ['what is for tomorrow', 'tomorrow im having oats, today just toast', ['toast']],
    [
      'what they had run out of',
      'out of bread so vegemite on cruskits x3',
      ['vegemite', '3 cruskits'],
    ],
    ['what was traded', 'traded my apple for a cookie', ['1 cookie']],
    ['when it was had', 'pre workout coffee, post workout shake', ['coffee', 'shake']],
    ['what was finished', 'finished my daughters mac and cheese', ['mac and cheese']],
    ['a wrap and all that is in it', 'chicken avo salad wrap', ['chicken wrap']],
    ['what all are', '2 coffees both white no sugar', ['2 coffees']],
  ])('reads %s: %s', (_, text, items) => {
    expect(eaten(text)).toEqual(items);
  });
});
