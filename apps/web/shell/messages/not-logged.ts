export const foodsNotLogged = (count: number): string =>
  count === 1 ? '1 food not logged yet' : `${count} foods not logged yet`;

export const countNotLogged = (count: number): string => `(${count} not logged)`;

export const logFoodWith = (waiting: number): string =>
  waiting === 0 ? 'Log food' : `Log food, ${waiting} not logged yet`;
