import type { MealWishes } from './meal-wishes.ts';
import { NO_MEAL_WISHES } from './meal-wishes.ts';

type Values = {
  [Field in WishField]: Field extends 'useUp'
    ? { food: string; grams: number | null }
    : Field extends (typeof LISTS)[number]
      ? MealWishes[Field] extends readonly (infer One)[]
        ? Readonly<One>
        : never
      : NonNullable<MealWishes[Field]>;
};
type Frozen<Value> = Value extends readonly (infer One)[]
  ? readonly One[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

export type WishField = Exclude<keyof MealWishes, 'useUpGrams'>;

/** One thing that was understood, as it is shown, changed and removed on its own. */
export type WishChip = {
  [Field in WishField]: { field: Field; value: Frozen<Values[Field]> };
}[WishField];

const LISTS = [
  'diets',
  'without',
  'avoid',
  'less',
  'more',
  'asks',
  'times',
  'skips',
  'guests',
  'limits',
] as const satisfies readonly WishField[];
/** Lists that are one chip: days of cooking, meals. */
const WHOLES = ['cookDays', 'leftoverSlots', 'same'] as const satisfies readonly WishField[];

const isList = (field: WishField): field is (typeof LISTS)[number] =>
  (LISTS as readonly WishField[]).includes(field);
const isWhole = (field: WishField): field is (typeof WHOLES)[number] =>
  (WHOLES as readonly WishField[]).includes(field);

/** Whether two chips say the same. */
export const isSameChip = (a: WishChip, b: WishChip): boolean =>
  a.field === b.field && JSON.stringify(a.value) === JSON.stringify(b.value);

/** Wishes of chips. Of what a person can say but once, the last holds; lists grow. */
export const toMealWishes = (chips: readonly WishChip[]): MealWishes =>
  chips.reduce<MealWishes>((all, { field, value }) => {
    if (field === 'useUp') {
      const { food, grams } = value;
      const useUp = [...new Set([...all.useUp, food])];
      if (grams === null) return { ...all, useUp };
      const others = all.useUpGrams?.filter((one) => one.food !== food) ?? [];
      return { ...all, useUp, useUpGrams: [...others, { food, grams }] };
    }
    if (isList(field)) return { ...all, [field]: [...all[field], value] };
    if (isWhole(field)) {
      const known = new Set<number | string>([
        ...all[field],
        ...(value as readonly (number | string)[]),
      ]);
      const sorted =
        field === 'cookDays' ? [...known].toSorted((a, b) => Number(a) - Number(b)) : [...known];
      return { ...all, [field]: sorted };
    }
    return { ...all, [field]: value };
  }, NO_MEAL_WISHES);

const gramsOf = ({ useUpGrams = [] }: MealWishes, food: string): number | null =>
  useUpGrams.find((one) => one.food === food)?.grams ?? null;

/** The chips that stand for wishes, in the order they are shown. */
export function toWishChips(wishes: MealWishes): WishChip[] {
  return (Object.keys(NO_MEAL_WISHES) as WishField[]).flatMap((field): WishChip[] => {
    if (field === 'useUp') {
      return wishes.useUp.map((food) => ({
        field,
        value: { food, grams: gramsOf(wishes, food) },
      }));
    }
    const value = wishes[field];
    if (isList(field)) return wishes[field].map((one) => ({ field, value: one }) as WishChip);
    if (value === null || (value === false && field !== 'leftovers')) return [];
    return Array.isArray(value) && value.length === 0 ? [] : [{ field, value } as WishChip];
  });
}
