import { foodWarnings } from '#features/food-facts/rules/food-checks.ts';
import { foodIdOf } from '#features/food-facts/rules/food-kinds.ts';
import { toKnown } from '#features/food-facts/rules/nutrient-kinds.ts';
import { readTypedGtin } from '#features/food-facts/rules/typed-gtin.ts';
import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Food, OwnFoodInput } from '../../contract.ts';
import { impossibleFields } from '../../rules/own-foods/own-food-reading.ts';
import { isNearDuplicate } from '../../rules/search/near-duplicates.ts';
import { readQuery } from '../../rules/search/search-words.ts';
import { favouriteIds, markFavourite } from '../queries/favourites.ts';
import { type OwnFoodContent, ownFoodRows, ownFoodsOf } from '../queries/own-foods.ts';
import { findSharedFoodsByGtin } from '../queries/shared-foods.ts';
import { findCandidates } from './find-candidates.ts';
import { foodById, foodsById, noSuchFood, ownIdOf, toOwnResponse } from './show-food.ts';

const MAX_SIMILAR = 5;

const wrongField = (fields: Record<string, string>) =>
  new AppError('invalid', { message: Object.values(fields)[0] ?? '', fields });

function gtinOf(text: string | null): string | null {
  const read = readTypedGtin(text ?? '');
  if ('problem' in read) throw wrongField({ gtin: read.problem });
  return read.gtin;
}

/** What is stored of what was typed: a portion of a food by weight is kept as it was given. */
function toContent(input: OwnFoodInput): OwnFoodContent {
  const nutrients = toKnown(input.nutrients);
  const impossible = impossibleFields(nutrients, input.basis);
  if (Object.keys(impossible).length > 0) throw wrongField(impossible);
  return {
    name: input.name,
    brand: input.brand || null,
    basis: input.basis,
    density: input.density,
    portions: input.portions,
    nutrients,
    warnings: foodWarnings(nutrients, input.basis),
    gtin: gtinOf(input.gtin),
  };
}

/** The shared foods of a barcode, and those with the same name but for typing errors. */
async function sharedLike(db: Db, content: OwnFoodContent): Promise<string[]> {
  const ofCode = content.gtin === null ? [] : await findSharedFoodsByGtin(db, content.gtin);
  const query = { ...readQuery(content.name), finished: true };
  const { candidates } =
    query.words.length === 0 ? { candidates: [] } : await findCandidates(db, query);
  // Names first: energy is known only of the few whose names are alike.
  const alike = candidates.filter((one) =>
    isNearDuplicate({ name: content.name, calories: null }, { name: one.name, calories: null }),
  );
  return [...ofCode, ...alike.slice(0, 50)].map((one) => foodIdOf(one.source, one.sourceId));
}

/**
 * Foods that are probably the same: this person's own ones and the shared ones, by barcode or by name and energy.
 * `id` is the new food's: the call that is repeated while the first is on its way must not find what that one made.
 */
async function similarTo(
  db: Db,
  owner: OwnerId,
  id: string,
  content: OwnFoodContent,
): Promise<Food[]> {
  const named = { name: content.name, calories: content.nutrients.calories ?? null };
  const favourites = new Set(await favouriteIds(db, owner));
  const others = (await ownFoodsOf(db, owner)).filter((row) => row.id !== id);
  const own = others.map((row) => toOwnResponse(row, favourites));
  const ids = await sharedLike(db, content);
  const shared = [...(await foodsById(db, owner, ids, favourites)).values()];
  return [...own, ...shared]
    .filter(
      (food) =>
        (content.gtin !== null && food.gtin === content.gtin) ||
        isNearDuplicate(named, { name: food.name, calories: food.nutrients.calories }),
    )
    .slice(0, MAX_SIMILAR);
}

export async function listOwnFoods(db: Db, owner: OwnerId): Promise<Food[]> {
  const favourites = new Set(await favouriteIds(db, owner));
  return (await ownFoodsOf(db, owner)).map((row) => toOwnResponse(row, favourites));
}

const records = recordActions({
  rows: ownFoodRows,
  sentences: {
    notFound: 'That food does not exist.',
    editedElsewhere: 'This food was changed on another device. Look at it again before you save.',
  },
  toContent,
  toResponse: async (row, db, owner) => toOwnResponse(row, new Set(await favouriteIds(db, owner))),
});

/**
 * Makes an own food, unless one like it is there and `keepAnyway` does not say so. Repeating the call with the
 * same id answers the stored food. Fails with `invalid` when the barcode is none.
 */
export async function addOwnFood(
  db: Db,
  owner: OwnerId,
  input: OwnFoodInput & { id?: string | undefined; keepAnyway: boolean },
  nowMs: number,
): Promise<{ outcome: 'saved' | 'similar'; food: Food | null; similar: Food[] }> {
  const { keepAnyway, ...food } = input;
  // The database gives ids back in lower case.
  const id = input.id?.toLowerCase() ?? newId();
  const content = toContent(food);
  const [before] = input.id ? await ownFoodRows.byIds(db, owner, [id]) : [];
  if (!before && !keepAnyway) {
    const similar = await similarTo(db, owner, id, content);
    if (similar.length > 0) return { outcome: 'similar', food: null, similar };
  }
  const stored = await records.add(db, owner, { ...food, id }, nowMs);
  return { outcome: 'saved', food: stored, similar: [] };
}

function ownId(foodId: string): string {
  const id = ownIdOf(foodId);
  if (id === null) throw noSuchFood();
  return id;
}

/** Changing, deleting and bringing back own foods by their food ids; what was logged of them stays as it was. */
export const ownFoodActions = {
  edit: (
    db: Db,
    owner: OwnerId,
    foodId: string,
    edit: OwnFoodInput & { version: number },
    nowMs: number,
  ) => records.edit(db, owner, ownId(foodId), edit, nowMs),
  remove: (db: Db, owner: OwnerId, foodId: string, nowMs: number) =>
    records.remove(db, owner, ownId(foodId), nowMs),
  restore: (db: Db, owner: OwnerId, foodId: string, nowMs: number) =>
    records.restore(db, owner, ownId(foodId), nowMs),
};

/** Marks a food that this person can see. Fails with `not_found` for any other. */
export async function addFavourite(
  db: Db,
  owner: OwnerId,
  foodId: string,
  nowMs: number,
): Promise<void> {
  const food = await foodById(db, owner, foodId);
  await markFavourite(db, owner, food.id, new Date(nowMs));
}
