import { scaleAmount, scaleFigures } from './figures.ts';
import type { LoggedItem } from './item-schema.ts';
import { mapNutrients } from './nutrients.ts';

export type { LoggedItem } from './item-schema.ts';

/** What has to be said of an item; all else may be left out. */
const REQUIRED_KEYS = ['foodName', 'quantity', 'unit', 'calories'] as const;

/** What an item says of all that nobody has said: it is not known. */
export const UNSAID: Omit<LoggedItem, (typeof REQUIRED_KEYS)[number]> = {
  ...mapNutrients(() => null),
  brand: null,
  foodId: null,
  portionNote: null,
  exactKcal: null,
  otherNutrients: {},
  note: null,
};

/** The keys of the schema. A new one is missed by the compiler in UNSAID. */
export const ITEM_KEYS = [...REQUIRED_KEYS, ...Object.keys(UNSAID)] as (keyof LoggedItem)[];

/** The portion alone, without its day, its meal and how it came into the log. */
export const itemOf = (entry: LoggedItem): LoggedItem =>
  Object.fromEntries(ITEM_KEYS.map((key) => [key, entry[key]])) as LoggedItem;

/** `share` times the portion (0.5 is half of it). */
export const partOf = (item: LoggedItem, share: number): LoggedItem => ({
  ...item,
  ...scaleFigures(item, share),
  quantity: scaleAmount(item.quantity, share),
});

/** The portion in another amount of its own unit. */
export const withAmount = (item: LoggedItem, quantity: number): LoggedItem => ({
  ...partOf(item, quantity / item.quantity),
  quantity,
});
