import { orSavedOffline } from '#platform/web/offline/offline-state.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { RecurringEntry } from '../contract/recurring-entries.ts';
import type { SavedMeal } from '../contract/saved-meals.ts';
import { weekdaysText } from '../rules/recurrence.ts';

const NOT_UNDONE = 'It couldn’t be undone. Check your connection and try again.';
const NOT_CHANGED = 'Nothing was changed. Check your connection and try again.';

export const foodLogged = (): ToastContent => ({
  title: 'Food Logged',
  description: orSavedOffline('Your food has been successfully logged.'),
});

export const changesSaved = (): ToastContent => ({
  title: 'Changes Saved',
  description: orSavedOffline('Your food log entry has been updated.'),
});

/** The toast of a failed save: the server's sentence, or the specification's own words. */
export const saveFailed = 'Failed to log food';

export const removeFailed = 'Nothing was deleted. Check your connection and try again.';

const countOf = (count: number): string => (count === 1 ? '1 food' : `${count} foods`);

/** What an act did, in one line, and the way back. */
export const entriesCopied = (count: number, where: string): ToastContent => ({
  title: count === 1 ? 'Food Copied' : 'Foods Copied',
  description: `${countOf(count)} to ${where}.`,
});

export const entriesMoved = (count: number, where: string): ToastContent => ({
  title: count === 1 ? 'Food Moved' : 'Foods Moved',
  description: `${countOf(count)} to ${where}.`,
});

export const entriesRemoved = (names: readonly string[]): ToastContent => ({
  title: names.length === 1 ? 'Entry Deleted' : 'Entries Deleted',
  description: names.length === 1 ? names[0] : `${countOf(names.length)}.`,
});

const undone: ToastContent = {
  title: 'Undone',
  description: 'Your food log is back as it was.',
};

/** Puts the log back as it was, and says so; `what` was logged, perhaps to a day that is not in sight any more. */
export const wayBack = (run: () => Promise<unknown>, what?: string) => ({
  run,
  done: what === undefined ? undone : { ...undone, description: `No longer in your log: ${what}.` },
  failed: NOT_UNDONE,
});

export const copyFailed = 'Nothing was copied. Check your connection and try again.';

export const moveFailed = 'Nothing was moved. Check your connection and try again.';

export const savedMealMessages = {
  saved: ({ name }: SavedMeal) => ({
    title: 'Meal Saved',
    description: orSavedOffline(`${name} can be logged in one tap from Saved meals.`),
  }),
  changed: ({ name }: SavedMeal) => ({ title: 'Meal Updated', description: name }),
  removed: ({ name }: SavedMeal) => ({ title: 'Saved Meal Deleted', description: name }),
  undone,
  failed: 'The meal was not saved. Check your connection and try again.',
  undoFailed: NOT_UNDONE,
};

export const repeatMessages = {
  saved: ({ item, weekdays }: RecurringEntry) => ({
    title: 'Repeat Saved',
    description: orSavedOffline(
      `${item.foodName}: ${weekdaysText(weekdays)}. We’ll suggest it; you tap to log.`,
    ),
  }),
  changed: ({ item }: RecurringEntry) => ({ title: 'Repeat Updated', description: item.foodName }),
  removed: ({ item }: RecurringEntry) => ({
    title: 'Repeat Deleted',
    description: `${item.foodName}. What you logged stays.`,
  }),
  undone,
  failed: NOT_CHANGED,
  undoFailed: NOT_UNDONE,
};

/** `what` is a meal's or a food's name, or how many foods there were. */
export const itemsLogged = (what: string, where: string): ToastContent => ({
  title: 'Food Logged',
  description: `${what} to ${where}.`,
});

/** Of several proposals only some were still open: another tab or device has dealt with the others. */
export const someLogged = (count: number, where: string): ToastContent => ({
  title: 'Food Logged',
  description: `${countOf(count)} to ${where}. The others were done on another tab or device.`,
});

export const loggedBefore = (what: string): ToastContent => ({
  title: 'Already Logged',
  description: `${what}: logged on another tab or device. Nothing was logged twice.`,
});

export const undoneElsewhere = (what: string): ToastContent => ({
  title: 'Nothing Logged',
  description: `${what}: logged and undone on another tab or device. Log it again if you ate it.`,
});

export const proposalSkipped = (name: string): ToastContent => ({
  title: 'Skipped for This Day',
  description: name,
});

export const repeatFailed = NOT_CHANGED;
