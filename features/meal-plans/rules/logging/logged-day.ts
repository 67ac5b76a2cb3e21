import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { Amounts, DayTargets } from '#features/meal-planner/rules/planner-input.ts';
import { entriesBeside, loggedAmounts } from '../day-sums.ts';
import type { PlanDay } from '../plan-day.ts';
import type { PlanSlot } from '../plan-settings.ts';
import { plannedShare } from '../planned-share.ts';
import { isSeafoodItem } from './seafood-item.ts';

type Entry = Amounts & {
  id: string;
  mealType: MealType;
} & Pick<LoggedItem, 'foodId' | 'foodName' | 'quantity' | 'unit'>;

/** What the log of a day holds, as its meals are planned around it. */
export type LoggedDay = readonly {
  kind: MealType;
  /** of no planned meal */
  isBeside: boolean;
  isSeafood: boolean;
  amounts: Amounts;
}[];

/** Part of a meal's usual energy from which something logged is that meal: coffee with milk is no breakfast. */
const MIN_MEAL = 0.4;

/** The log of a day; null where nothing is logged. */
export const loggedDay = (day: PlanDay, entries: readonly Entry[]): LoggedDay | null =>
  entries.length === 0 ? null : toLoggedDay(day, entries);

/** The log of a day as all that was eaten, also where that is nothing. */
export function toLoggedDay(day: PlanDay, entries: readonly Entry[]): LoggedDay {
  const beside = new Set(entriesBeside(day, entries).map(({ id }) => id));
  return entries.map((entry) => ({
    kind: entry.mealType,
    isBeside: beside.has(entry.id),
    isSeafood: isSeafoodItem(entry, 1),
    amounts: loggedAmounts([entry]),
  }));
}

const kcalOf = (entries: LoggedDay): number =>
  entries.reduce((sum, { amounts }) => sum + (amounts.calories ?? 0), 0);

const isUnknown = ({ amounts }: LoggedDay[number]): boolean => amounts.calories === null;

/**
 * What was eaten of a day by its log. What an entry does not say of a nutrient is its share of the target by
 * energy, and a meal whose energy is not known has its usual share: unknown is not nothing.
 */
export function eatenAmounts(logged: LoggedDay, targets: DayTargets): Amounts {
  const shareOf = (share: number): Amounts => {
    const of = (target: number | null) => (target === null ? null : target * share);
    const { calories, protein, carbs, fat, fiber, sodium } = targets;
    return {
      calories: calories * share,
      protein: of(protein),
      carbs: of(carbs),
      fat: of(fat),
      fiber: of(fiber),
      sodium: of(sodium),
    };
  };
  const known = logged
    .filter((entry) => !isUnknown(entry))
    .map(({ amounts }): Amounts => {
      const usual = shareOf((amounts.calories ?? 0) / targets.calories);
      const { protein, carbs, fat, fiber, sodium } = amounts;
      return {
        calories: amounts.calories,
        protein: protein ?? usual.protein,
        carbs: carbs ?? usual.carbs,
        fat: fat ?? usual.fat,
        fiber: fiber ?? usual.fiber,
        sodium: sodium ?? usual.sodium,
      };
    });
  const unknown = [...Map.groupBy(logged, ({ kind }) => kind)]
    .filter(([, eaten]) => eaten.some(isUnknown))
    .map(([kind, eaten]) =>
      shareOf(Math.max(0, plannedShare([{ kind }]) - kcalOf(eaten) / targets.calories)),
    );
  return loggedAmounts([...known, ...unknown]);
}

/** Slots of a day whose meal was logged beside the plan: of each kind the first one. */
export function eatenBeside(
  logged: LoggedDay,
  slots: readonly PlanSlot[],
  { calories }: DayTargets,
): PlanSlot[] {
  const beside = logged.filter(({ isBeside }) => isBeside);
  return [...Map.groupBy(beside, ({ kind }) => kind)].flatMap(([kind, eaten]) => {
    const least = MIN_MEAL * plannedShare([{ kind }]) * calories;
    if (kcalOf(eaten) < least && !eaten.some(isUnknown)) return [];
    const first = slots
      .filter((slot) => slot.kind === kind)
      .toSorted((a, b) => (a.time < b.time ? -1 : 1))[0];
    return first ? [first] : [];
  });
}

/**
 * Share of a day that is still eaten without a plan, 0 to 1: what planned meals never give, less what was
 * logged of it, and meals to come whose energy is not known.
 */
export function unplannedLeft(
  logged: LoggedDay,
  planned: readonly PlanSlot[],
  unknown: readonly PlanSlot[],
  { calories }: DayTargets,
): number {
  const share = plannedShare(planned);
  const eaten = kcalOf(
    logged.filter(({ kind, isBeside }) => isBeside && !planned.some((slot) => slot.kind === kind)),
  );
  const toCome = share - plannedShare(planned.filter((slot) => !unknown.includes(slot)));
  return Math.max(0, 1 - share - eaten / calories) + toCome;
}
