import { type KnownSum, sumKnown } from '#features/food-log/rules/days/day-totals.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { dayDrafts } from '#platform/web/forms/day-drafts.ts';
import type { SearchResult } from '../../../contract.ts';
import { type Eatable, eatableAgain } from '../../../rules/amounts/portion.ts';
import type { useLogFoods } from '../../api.ts';
import { type Amount, startAmount } from '../portion/amount.ts';
import { eatableResult } from '../search/eatable-result.ts';

/** Foods that can be logged without more input. */
const MAX_ITEMS = 100;

/** A food on the tray. Its id is that of the entry it becomes, however often saving is tried. */
export type TrayItem = {
  id: string;
  day: CalendarDay;
  /** the meal it was gathered for; null where none was chosen */
  meal: MealType | null;
  /** of the search result */
  key: string;
  origin: 'search' | 'recent' | 'saved-meal';
  eatable: Eatable;
  amount: Amount;
  /** was sent to the log: whether it arrived is not known */
  sent?: boolean;
};

const drafts = dayDrafts<TrayItem>('foodTray');

/** The foods that a person has gathered for a day and not logged. */
export const useTrayOf = drafts.useDay;

/** The energy of what is on a tray, kcal; of something without an amount it is not known. */
export const energyOfTray = (items: readonly TrayItem[]): KnownSum =>
  sumKnown(
    items.map(({ eatable, amount }) =>
      amount.eaten === null ? null : kcalOf(scaleFigures(eatable.figures, amount.eaten)),
    ),
  );

type TrayPlace = Pick<TrayItem, 'day' | 'meal'>;

/** What a result puts on the tray; nothing where its portion is not known. */
function trayItemsOf(result: SearchResult, place: TrayPlace): TrayItem[] {
  const { key, meal } = result;
  const onTray = (eatable: Eatable, origin: TrayItem['origin']): TrayItem => ({
    ...place,
    id: newId(),
    key,
    origin,
    eatable,
    amount: startAmount(eatable),
  });
  if (meal) {
    return meal.items.map((item) =>
      onTray(eatableAgain({ name: item.foodName, brand: item.brand }, item), 'saved-meal'),
    );
  }
  const eatable = eatableResult(result);
  if (!eatable) return [];
  return [onTray(eatable, result.lastLogged ? 'recent' : 'search')];
}

export const canBeAdded = ({ meal, ...result }: SearchResult): boolean =>
  (meal?.items.length ?? 0) > 0 || eatableResult({ ...result, meal }) !== null;

type TakeBack = ReturnType<typeof useLogFoods>['takeBack'];

export type Tray = {
  items: readonly TrayItem[];
  has: (result: SearchResult) => boolean;
  /** Puts a food on the tray in its usual portion, or the foods of a meal, or takes them off again. */
  toggle: (result: SearchResult) => void;
  change: (id: string, amount: Amount) => void;
  /** `onGone` once it is off: one that may be in the log already is first undone there. */
  remove: (id: string, onGone: () => void) => void;
  /** Saving begins: from here on the foods may be in the log, answer or not. */
  saving: () => void;
  clear: () => void;
};

/** Foods gathered to be logged together on a day. They outlive a reload and other pages, for their owner alone. */
export function useTray(owner: string, place: TrayPlace, takeBack: TakeBack): Tray {
  const items = useTrayOf(owner, place.day);
  const keep = (make: (before: readonly TrayItem[]) => readonly TrayItem[]) =>
    drafts.store(owner, make(drafts.load(owner)));
  const isHere = ({ day }: TrayItem) => day === place.day;
  const takeOff = (gone: readonly TrayItem[], onGone?: () => void) => {
    const off = () => {
      keep((before) => before.filter(({ id }) => !gone.some((one) => one.id === id)));
      onGone?.();
    };
    const sent = gone.filter((one) => one.sent).map(({ id }) => id);
    if (sent.length === 0) off();
    else if (!takeBack.isPending) takeBack.mutate(sent, { onSuccess: off });
  };
  return {
    items,
    has: ({ key }) => items.some((item) => item.key === key),
    toggle: (result) => {
      const there = items.filter(({ key }) => key === result.key);
      if (there.length > 0) return takeOff(there);
      const added = trayItemsOf(result, place);
      if (items.length + added.length <= MAX_ITEMS) keep((before) => [...before, ...added]);
    },
    change: (id, amount) =>
      keep((before) => before.map((item) => (item.id === id ? { ...item, amount } : item))),
    remove: (id, onGone) =>
      takeOff(
        items.filter((item) => item.id === id),
        onGone,
      ),
    saving: () =>
      keep((before) => before.map((item) => (isHere(item) ? { ...item, sent: true } : item))),
    clear: () => keep((before) => before.filter((item) => !isHere(item))),
  };
}
