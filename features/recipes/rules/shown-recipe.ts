import type { OwnRecipe, OwnRecipeInput, RecipeLine } from './own-recipe.ts';

type LineInput = NonNullable<OwnRecipeInput['ingredients']>[number];

const trimmed = (lines: readonly string[] = []): string[] => lines.map((line) => line.trim());

const toLine = (line: LineInput): RecipeLine => ({
  id: line.id,
  text: line.text.trim(),
  amount: line.amount ?? null,
  amountTo: line.amountTo ?? null,
  unit: line.unit?.trim() ?? null,
  note: line.note?.trim() ?? null,
  group: line.group?.trim() ?? null,
  optional: line.optional ?? false,
  food: line.food
    ? { ...line.food, name: line.food.name.trim(), key: line.food.key ?? null }
    : null,
  isConfirmed: line.isConfirmed ?? false,
  grams: line.grams ?? null,
});

/** What the server makes of a recipe that was sent. */
export const toShownRecipe = (sent: OwnRecipeInput): OwnRecipe => ({
  name: sent.name.trim(),
  description: sent.description?.trim() ?? null,
  slots: sent.slots ?? [],
  cuisine: sent.cuisine ?? null,
  tags: trimmed(sent.tags),
  collections: trimmed(sent.collections),
  servings: sent.servings,
  servingsNote: sent.servingsNote?.trim() ?? null,
  activeMinutes: sent.activeMinutes ?? null,
  totalMinutes: sent.totalMinutes ?? null,
  equipment: trimmed(sent.equipment),
  fridgeDays: sent.fridgeDays ?? null,
  freezerDays: sent.freezerDays ?? null,
  dish: sent.dish ?? null,
  ingredients: (sent.ingredients ?? []).map(toLine),
  steps: trimmed(sent.steps),
  typed: (sent.typed as OwnRecipe['typed']) ?? null,
  source: {
    kind: sent.source?.kind ?? 'own',
    name: sent.source?.name?.trim() ?? null,
    url: sent.source?.url ?? null,
    builtIn: sent.source?.builtIn?.trim() ?? null,
  },
  rating: sent.rating ?? null,
  notes: sent.notes?.trim() ?? null,
  photoId: sent.photoId ?? null,
  kept: sent.kept ?? false,
});

/** Newest first: ids sort by the moment they were made. */
export const byNewestRecipe = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? 1 : -1;
