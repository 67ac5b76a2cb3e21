/**
 * The wire and the table want an energy of every entry. Whoever logs without figures (the gentle mode) leaves it
 * open: 0 kcal beside macros that are not known. Food that truly has none says so by macros of 0.
 */
export const OPEN_KCAL = 0;

type Energy = {
  calories: number;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
};

/** Whether nobody has said what is in it: it is not known, not none. */
export const isEnergyOpen = ({ calories, protein, carbs, fat }: Energy): boolean =>
  calories === OPEN_KCAL && protein === null && carbs === null && fat === null;

/** kcal, or null where it was left open. */
export const knownKcal = (entry: Energy): number | null =>
  isEnergyOpen(entry) ? null : entry.calories;
