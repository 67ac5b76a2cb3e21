import { foodIdOf, readFoodId, SOURCE_NOTICES } from '#features/food-facts/rules/food-kinds.ts';
import { warningOf } from '#features/food-facts/rules/food-warnings.ts';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Food } from '../../contract.ts';
import { favouriteIds } from '../queries/favourites.ts';
import { type OwnFood, ownFoodRows } from '../queries/own-foods.ts';
import { type SharedFood, sharedFigures, sharedFoods } from '../queries/shared-foods.ts';

export const noSuchFood = () => new AppError('not_found', { message: 'That food does not exist.' });

export function toSharedResponse(row: SharedFood, favourites: ReadonlySet<string>): Food {
  const id = foodIdOf(row.source, row.sourceId);
  return {
    id,
    kind: row.source === 'off' || row.brand !== null ? 'product' : 'generic',
    name: row.name,
    brand: row.brand,
    category: row.category,
    state: row.state,
    basis: row.basis,
    density: row.density,
    portions: row.portions,
    nutrients: per100Of(row.nutrients),
    warnings: row.warnings.map(warningOf),
    source: {
      id: row.source,
      ...SOURCE_NOTICES[row.source],
      reference: row.reference,
      fetchedAt: row.source === 'catalogue' ? null : row.fetchedAt.toISOString(),
    },
    gtin: row.gtin,
    favourite: favourites.has(id),
    retired: row.retiredAt !== null,
    version: null,
  };
}

export function toOwnResponse(row: OwnFood, favourites: ReadonlySet<string>): Food {
  const id = foodIdOf('own', row.id);
  return {
    id,
    kind: 'own',
    name: row.name,
    brand: row.brand,
    category: null,
    state: null,
    basis: row.basis,
    density: row.density,
    portions: row.portions,
    nutrients: per100Of(row.nutrients),
    warnings: row.warnings.map(warningOf),
    source: { id: 'own', ...SOURCE_NOTICES.own, reference: null, fetchedAt: null },
    gtin: row.gtin,
    favourite: favourites.has(id),
    retired: row.deletedAt !== null,
    version: row.version,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of an own food out of "own:<uuid>"; null for every other food. */
export function ownIdOf(foodId: string): string | null {
  const read = readFoodId(foodId);
  return read?.source === 'own' && UUID.test(read.key) ? read.key.toLowerCase() : null;
}

/** These foods as this person may see them, by id. What does not exist or is another person's is not among them. */
export async function foodsById(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  favourites: ReadonlySet<string>,
): Promise<Map<string, Food>> {
  const own = ids.map(ownIdOf).filter((id) => id !== null);
  const shared = await sharedFoods(db, ids);
  const mine = await ownFoodRows.byIds(db, owner, own);
  return new Map([
    ...shared
      .map((row) => toSharedResponse(row, favourites))
      .map((food) => [food.id, food] as const),
    ...mine.map((row) => toOwnResponse(row, favourites)).map((food) => [food.id, food] as const),
  ]);
}

/** The same with what figures are made of alone, for those who ask for many. */
export async function figuresById(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<Map<string, Pick<SharedFood, 'name' | 'basis' | 'density' | 'nutrients'>>> {
  const own = ids.map(ownIdOf).filter((id) => id !== null);
  const shared = await sharedFigures(db, ids);
  const mine = await ownFoodRows.byIds(db, owner, own);
  return new Map<string, Pick<SharedFood, 'name' | 'basis' | 'density' | 'nutrients'>>([
    ...shared.map((row) => [foodIdOf(row.source, row.sourceId), row] as const),
    ...mine.map((row) => [foodIdOf('own', row.id), row] as const),
  ]);
}

/** One food. Fails with `not_found`; an own food that was deleted is still shown, as retired. */
export async function foodById(db: Db, owner: OwnerId, id: string): Promise<Food> {
  const favourites = new Set(await favouriteIds(db, owner));
  const food = [...(await foodsById(db, owner, [id], favourites)).values()][0];
  if (!food) throw noSuchFood();
  return food;
}

/** The foods a person has marked, by name. */
export async function favouriteFoodsOf(db: Db, owner: OwnerId): Promise<Food[]> {
  const ids = await favouriteIds(db, owner);
  const shown = [...(await foodsById(db, owner, ids, new Set(ids))).values()];
  return shown.filter((food) => !food.retired).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
