import type { ShoppingChanges } from '../rules/list/shopping-entry.ts';

/** Of changes that wait to be sent: "Shopping list, 3 changes". */
export const changesOfList = (changes: ShoppingChanges): string => {
  const count = Object.values(changes).reduce((sum, part) => sum + part.length, 0);
  return `Shopping list, ${count} ${count === 1 ? 'change' : 'changes'}`;
};

export const notSaved = 'Not saved. Try again.';
