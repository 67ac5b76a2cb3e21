import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { Doubt } from '../rules/draft-words.ts';

const plural = (count: number, thing: string): string =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`;

export const pageText = {
  title: 'Import recipes',
  lead: 'Paste a recipe, or bring one from a page, a photo or another app.',
  ways: 'Where is it from?',
  listTitle: 'Choose recipes',
  listLead: 'Nothing is saved yet.',
  reviewTitle: 'Check the recipe',
  reviewLead: 'Nothing is saved yet. Check what was read, then save.',
  save: 'Save recipe',
  offlineTitle: 'You’re offline',
  offline: 'Reading a recipe needs a connection. What you typed stays here.',
  failed: 'Nothing was read',
  notReached: 'We couldn’t read it. Check your connection and try again.',
};

export const textWay = {
  label: 'Recipe text',
  hint: 'Ingredients one on each line work best.',
  placeholder: 'Pumpkin soup\nServes 4\n\nIngredients\n1 kg pumpkin\n…',
  read: 'Read text',
};

export const pageWay = {
  label: 'Web address',
  hint: 'A public page with one recipe on it.',
  placeholder: 'https://',
  read: 'Read page',
};

export const photoWay = {
  choose: 'Choose a photo',
  take: 'Photograph a page or a card, or choose a picture.',
  file: 'Picture of a recipe',
  unreadable: 'We can’t read that picture. Use a JPEG, PNG, WebP or HEIC file.',
  seenBy: (service: string) => `The picture goes to ${service} to be read. Vigour doesn’t keep it.`,
};

export const fileWay = {
  choose: 'Choose a file',
  label: 'Recipe file',
  formats: 'Exports of Mealie, Tandoor, Paprika and Recipe Keeper, up to 20 MB.',
  tooLarge: 'That file is larger than 20 MB. Export fewer recipes at once.',
};

export const reading = 'Reading…';

export const DOUBT_TEXTS: Readonly<Record<Doubt, string>> = {
  servings: 'It doesn’t say how many it serves. We put 4: check this.',
  'american-spoons': 'Its tablespoons are American and hold 15 ml, so each became 3 teaspoons.',
  'american-cups': 'Its cups are American: they are 237 ml.',
  'metric-spoons': 'Its tablespoons hold 15 ml, so each became 3 teaspoons.',
  steps: 'We found no steps. Add them below.',
};

export const toCheck = (count: number): string =>
  `${plural(count, 'ingredient')} to check: we weren’t sure of the food.`;
export const showIt = 'Show';
export const allRead = 'Every ingredient was matched to a food.';
export const knownTitle = 'You have this recipe';
export const knownText = 'It’s in your recipes already, so there’s nothing to save.';
export const openIt = 'Open recipe';

export const listText = {
  title: (count: number, app: string | null) =>
    `${plural(count, 'recipe')}${app === null ? '' : ` from ${app}`}`,
  lead: 'Choose which to save. You can change each one later.',
  ingredients: (count: number) => plural(count, 'ingredient'),
  unsure: (count: number) => `${count} to check`,
  known: 'In your recipes already',
  all: 'Choose all',
  none: 'Choose none',
  save: (count: number) => (count === 1 ? 'Save 1 recipe' : `Save ${count} recipes`),
  nothingNew: 'You have all of these already.',
};

export const savedToast = (count: number): ToastContent => ({
  title: `${plural(count, 'recipe')} saved`,
});
export const importUndone: ToastContent = { title: 'Import undone' };
export const notSaved = 'The recipes weren’t saved. Check your connection and try again.';
export const notUndone = 'The import wasn’t undone. Try again.';
