import { useLocation, useSearch } from 'wouter';
import type { TrainerWishes } from '#features/trainers/contract.ts';

const NAMES = [
  'words',
  'specialty',
  'language',
  'format',
  'gender',
  'maxPrice',
  'suburb',
  'state',
  'maxKm',
  'certified',
  'freeWithinDays',
  'weekday',
  'timeOfDay',
  'sort',
  'page',
] as const satisfies readonly (keyof TrainerWishes)[];

/** What is looked for, as texts of the address, so that Back brings it again. */
export type Wishes = { [Name in (typeof NAMES)[number]]?: string | undefined };

/** What of them is a filter; the place and the order are none. */
const FILTERS = NAMES.filter((name) => !['suburb', 'state', 'sort', 'page'].includes(name));

/** What is looked for, as it stands in the address, and how to change it there. */
export type WishesInAddress = ReturnType<typeof useWishes>;

export function useWishes() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const given = new URLSearchParams(search);
  const wishes: Wishes = {};
  for (const name of NAMES) {
    const value = given.get(name);
    if (value) wishes[name] = value;
  }
  /** Another wish begins again at the first page. */
  const change = (part: Wishes) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...wishes, page: undefined, ...part })) {
      if (value) next.set(name, value);
    }
    navigate(next.size > 0 ? `${path}?${next.toString()}` : path, { replace: true });
  };
  return {
    wishes,
    change,
    filtersOn: FILTERS.filter((name) => wishes[name] !== undefined).length,
    /** all but the words, which stand beside the button */
    clearSheet: () =>
      change({
        ...Object.fromEntries(NAMES.map((name) => [name, undefined])),
        words: wishes.words,
      }),
    clear: () => change(Object.fromEntries(FILTERS.map((name) => [name, undefined]))),
  };
}
