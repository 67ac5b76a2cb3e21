export const cannotBeMeasured = 'This food can’t be measured';

export const hasNoPortionSizes = 'It has no portion sizes. Choose another food or type it in.';

export const valuesHaveChanged =
  'Its values have changed since you last logged it. Past days stay the same.';

export const loggedAsUnknown = 'We’ll log it as unknown, not 0, so the day’s total is a minimum.';

export const enterUpTo = (max: number) => `Enter a number up to ${max}, like 0.5 or 2.`;

export const foodsValuesHaveChanged = 'This food’s values have changed since you last logged it.';
