/**
 * What a wish for meals asks for, one text a constraint: `diet vegan`, `without peanut` (an allergen, never
 * even traces), `avoid mushroom`, `less fish`, `more vegetable`, `use-up spinach` or, with its grams, `use-up spinach 500`, `ask thai on 5 at dinner`
 * (Monday is 1), `minutes 15 at lunch`, `day-minutes 15`, `skip breakfast on 6`, `out dinner on 6`, `budget 100`
 * (AUD a week), `meal-budget 5`, `cheap`, `cook 3 7`, `leftovers at lunch`, `no-leftovers`, `same breakfast`,
 * `no-repeats`, `people 2`, `kids 2`, `kid-share 0.5`, `snacks 2`,
 * `partner-share 2`, `guests 6 on 6 at dinner`.
 */
export type LabelledWish = readonly [wish: string, ...expected: string[]];

/** One wish a line; a slash between spaces stands for a new line in it. */
export const labelledWishes = (text: string): readonly LabelledWish[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [wish = '', expected = ''] = line.split(' => ');
      return [wish.replaceAll(' / ', '\n'), ...expected.split('; ').filter(Boolean)] as const;
    });
