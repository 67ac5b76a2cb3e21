/** What a page about foods hands on, so that a food ends up in the day and meal it was wanted for. */
export type WantedFor = { date: string | null; meal: string | null };

function address(path: string, parts: Record<string, string | null>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(parts)) if (value) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The step where a portion of a food is logged. */
export const portionHref = (pick: string, wanted: WantedFor): string =>
  address('/log-food/search', { ...wanted, pick });

export const reviewHref = (wanted: WantedFor): string =>
  address('/log-food/search', { ...wanted, review: '1' });

export const myFoodsHref = (wanted: WantedFor, more: { saved?: string; q?: string } = {}): string =>
  address('/log-food/foods', { ...wanted, ...more });

/** A food to be made, with what is known of it already. */
export const newFoodHref = (
  wanted: WantedFor,
  known: { name?: string; gtin?: string } = {},
): string => address('/log-food/foods/new', { ...known, ...wanted });

/** A meal told in words. */
export const describeHref = (wanted: WantedFor, text: string): string =>
  address('/log-food/describe', { ...wanted, text });

/** A photo of the label that makes the food; the page is another feature's. */
export const labelPhotoHref = (
  wanted: WantedFor,
  known: { name?: string; gtin?: string } = {},
): string => address('/log-food/label', { ...known, ...wanted });

export const editFoodHref = (id: string): string => address('/log-food/foods/edit', { id });
