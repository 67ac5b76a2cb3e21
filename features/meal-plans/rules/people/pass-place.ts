import { eatersAfter, type PlaceChange } from '#features/household/rules/place-change.ts';
import { HOST, type PlanMeal } from '../plan-day.ts';
import type { PlanSettings, StoredSettings } from '../plan-settings.ts';

const withPlacePassed = <Settings extends PlanSettings>(
  settings: Settings,
  change: PlaceChange,
): Settings => ({
  ...settings,
  people: settings.people.filter(({ id }) => id !== change.from),
  slots: settings.slots.map((slot) => ({
    ...slot,
    people: slot.people && eatersAfter(slot.people, change),
  })),
});

/** Settings in which a member stands where a person without an account did; null: there is none of that id. */
export function settingsWithPlacePassed(
  settings: StoredSettings,
  change: PlaceChange,
): StoredSettings | null {
  const { from, to } = change;
  const before = settings.people.find(({ id }) => id === from && id !== HOST);
  if (!before) return null;
  return {
    ...withPlacePassed(settings, change),
    shares: { ...settings.shares, [to]: before.share },
    passed: { ...settings.passed, [from]: to },
  };
}

/** A day on which a member eats the portions of a person without an account; what they had already stays. */
export const dayWithPlacePassed = <Day extends { meals: PlanMeal[] }>(
  day: Day,
  { from, to }: PlaceChange,
): Day => ({
  ...day,
  meals: day.meals.map((meal) => ({
    ...meal,
    eaters: meal.eaters.some(({ personId }) => personId === to)
      ? meal.eaters.filter(({ personId }) => personId !== from)
      : meal.eaters.map((one) => (one.personId === from ? { ...one, personId: to } : one)),
  })),
});

/** Places that have changed hands, as long as the member stays and no new person has the id. */
export const passedPlaces = (
  { people, passed }: StoredSettings,
  members: ReadonlySet<string>,
): PlaceChange[] =>
  Object.entries(passed)
    .filter(([from, to]) => members.has(to) && !people.some(({ id }) => id === from))
    .map(([from, to]) => ({ from, to }));

/** Settings from a device that may not have heard of a member yet: it still sends the person whose place they took. */
export const settingsOfAnyDevice = (
  settings: PlanSettings,
  passed: readonly PlaceChange[],
): PlanSettings =>
  passed
    .filter(({ to }) => !settings.people.some(({ id }) => id === to))
    .reduce(withPlacePassed<PlanSettings>, settings);
