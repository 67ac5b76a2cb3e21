import { z } from 'zod';
import { mostOf } from '#features/food-facts/rules/food-checks.ts';
import { BASES, FOOD_ID, FOOD_SOURCES, TIERS } from '#features/food-facts/rules/food-kinds.ts';
import { WARNING_CODES } from '#features/food-facts/rules/food-warnings.ts';
import { type FoodNutrient, mapFoodNutrients } from '#features/food-facts/rules/nutrient-kinds.ts';
import { loggedItem, mealType } from '#features/food-log/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { impossibleSentence } from './rules/own-foods/own-food-reading.ts';

/** "catalogue:banana-raw", "off:9300675024235", "usda:1105314", "own:<uuid>". */
export const foodId = z.string().max(100).regex(FOOD_ID, 'That food does not exist.');

export const basis = z.enum(BASES);

/** A household portion: "1 medium". At least one of grams and ml is known. */
export const portion = z.object({
  label: z.string(),
  grams: z.number().nullable(),
  ml: z.number().nullable(),
});

/** Per 100 g or 100 ml, by `basis`; null is "not known", which is not zero. */
export const nutrientsPer100 = z.object(mapFoodNutrients(() => z.number().nullable()));

export const foodWarning = z.object({ code: z.enum(WARNING_CODES), sentence: z.string() });

/** Attribution shown with the food. */
export const foodSource = z.object({
  id: z.enum(FOOD_SOURCES),
  name: z.string(),
  tier: z.enum(TIERS),
  licence: z.string().nullable(),
  attribution: z.string().nullable(),
  url: z.string().nullable(),
  /** where this row's figures come from, as the catalogue cites it */
  reference: z.string().nullable(),
  /** when it was fetched or imported; null for the catalogue and own foods */
  fetchedAt: z.string().nullable(),
});

export const food = z.object({
  id: foodId,
  kind: z.enum(['generic', 'product', 'own']),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
  /** "raw", "cooked", … */
  state: z.string().nullable(),
  basis,
  /** g per ml; null: mass and volume of this food cannot be converted */
  density: z.number().nullable(),
  portions: z.array(portion),
  nutrients: nutrientsPer100,
  warnings: z.array(foodWarning),
  source: foodSource,
  /** 14 digits */
  gtin: z.string().nullable(),
  favourite: z.boolean(),
  /** no longer in its source; kept so that what was logged can still be looked up */
  retired: z.boolean(),
  /** own foods: what an edit must repeat; null for the others */
  version: z.number().int().nullable(),
});
export type Food = z.infer<typeof food>;

/** How a food was last logged by this person: what a tap logs again. Figures are of that portion. */
export const lastLogged = loggedItem.omit({ foodName: true, brand: true, note: true }).extend({
  entryId: z.string(),
  date: z.string(),
  mealType,
  /** in the last 90 days */
  times: z.number().int(),
});
export type LastLogged = z.infer<typeof lastLogged>;

/**
 * One line of the results. `food` is null for something logged by hand that no food stands behind;
 * `lastLogged` is null for what this person has not logged. At least one of the two is there, or `meal`.
 */
export const searchResult = z.object({
  /** unique in the list */
  key: z.string(),
  group: z.enum(['recent', 'favourite', 'own', 'meal', 'catalogue', 'product']),
  name: z.string(),
  brand: z.string().nullable(),
  food: food.nullable(),
  lastLogged: lastLogged.nullable(),
  /** a saved meal, with what is in it */
  meal: z.object({ id: z.string(), items: z.array(loggedItem) }).nullable(),
});
export type SearchResult = z.infer<typeof searchResult>;

export const onlineSearch = z.object({
  /** `off`: the operator has switched it off. `busy`, `unavailable`: `sentence` says what to do. */
  status: z.enum(['ok', 'off', 'busy', 'unavailable']),
  sentence: z.string().nullable(),
  provider: z.string(),
  results: z.array(searchResult),
});
export type OnlineSearch = z.infer<typeof onlineSearch>;

/** What a person may type: only what cannot be is refused, of 100 g by the server; the rest is saved with warnings. */
const typedNutrient = (key: FoodNutrient) =>
  z
    .number()
    .min(0, 'Use 0 or more.')
    .max(mostOf(key, '100ml'), impossibleSentence(key, '100ml'))
    .nullable()
    .default(null);

const typedPortion = z
  .object({
    label: z.string().trim().min(1, 'Name the portion.').max(60, 'Use at most 60 characters.'),
    grams: z.number().positive('Use more than 0.').max(10_000).nullable().default(null),
    ml: z.number().positive('Use more than 0.').max(10_000).nullable().default(null),
  })
  .refine(({ grams, ml }) => grams !== null || ml !== null, {
    message: 'Give the portion’s weight or volume.',
    path: ['grams'],
  });

export const ownFoodInput = z.object({
  name: z.string().trim().min(1, 'Food name is required').max(200, 'Use at most 200 characters.'),
  brand: z.string().trim().max(100, 'Use at most 100 characters.').nullable().default(null),
  basis,
  density: z
    .number()
    .min(0.05, 'Use at least 0.05 g per ml.')
    .max(5, 'Use at most 5 g per ml.')
    .nullable()
    .default(null),
  portions: z.array(typedPortion).max(20, 'Use at most 20 portions.').default([]),
  nutrients: z.object(mapFoodNutrients(typedNutrient)),
  /** as printed under the bars; checked and kept as 14 digits */
  gtin: z.string().trim().max(20, 'Use at most 14 digits.').nullable().default(null),
});
export type OwnFoodInput = z.infer<typeof ownFoodInput>;

const anyFood = z.object({ id: foodId });
const ownFood = z.object({ id: foodId });
const done = z.object({ ok: z.literal(true) });

export const foodsApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/foods/search',
    about: ['foods', 'food-logs', 'saved-meals'],
    access: 'signed-in',
    rate: 'read',
    summary: 'Search foods, best first; without q, usual foods for this hour',
    query: z.object({
      q: z.string().max(200, 'Use at most 200 characters.').default(''),
      meal: z.enum(['breakfast', 'lunch', 'dinner', 'snack']).optional(),
      /** the clock on the wall, HH:MM */
      localTime: z
        .string()
        .max(5, 'Give the time as HH:MM.')
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
    }),
    response: z.object({ results: z.array(searchResult) }),
  }),
  searchOnline: endpoint({
    method: 'POST',
    path: '/api/foods/search-online',
    about: [],
    access: 'signed-in',
    rate: 'write',
    summary: 'Search Open Food Facts when the person asks to',
    body: z.object({
      q: z
        .string()
        .trim()
        .min(2, 'Type at least 2 characters.')
        .max(100, 'Use at most 100 characters.'),
    }),
    response: onlineSearch,
  }),
  food: endpoint({
    method: 'GET',
    path: '/api/foods/:id',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get one food with all its nutrients',
    params: anyFood,
    response: food,
  }),
  ownFoods: endpoint({
    method: 'GET',
    path: '/api/foods/own',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List the person’s foods by name',
    response: z.array(food),
  }),
  addOwn: endpoint({
    method: 'POST',
    path: '/api/foods/own',
    access: 'signed-in',
    rate: 'write',
    summary: 'Create a food; returns similar foods instead unless keepAnyway is set',
    body: ownFoodInput.extend({
      /** made by the client, so that a repeated call makes one food */
      id: z.uuid('Give the id as a UUID.').optional(),
      keepAnyway: z.boolean().default(false),
    }),
    response: z.object({
      outcome: z.enum(['saved', 'similar']),
      /** null when similar foods were found and nothing was saved */
      food: food.nullable(),
      similar: z.array(food),
    }),
  }),
  editOwn: endpoint({
    method: 'PUT',
    path: '/api/foods/own/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Change a food; 409 with the current one if it changed elsewhere',
    params: ownFood,
    body: ownFoodInput.extend({ version: z.number().int().min(1).max(2_000_000_000) }),
    response: food,
  }),
  removeOwn: endpoint({
    method: 'DELETE',
    path: '/api/foods/own/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Delete a food; keeps logged entries',
    params: ownFood,
    response: done,
  }),
  restoreOwn: endpoint({
    method: 'POST',
    path: '/api/foods/own/:id/restore',
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo a deletion',
    params: ownFood,
    response: food,
  }),
  favourites: endpoint({
    method: 'GET',
    path: '/api/foods/favourites',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List favourite foods by name',
    response: z.array(food),
  }),
  addFavourite: endpoint({
    method: 'PUT',
    path: '/api/foods/:id/favourite',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Add a favourite food',
    params: anyFood,
    response: done,
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/api/foods/:id/favourite',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Remove a favourite food; idempotent',
    params: anyFood,
    response: done,
  }),
};
