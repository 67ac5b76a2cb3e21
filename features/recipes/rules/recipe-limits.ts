export const MAX_NAME_CHARACTERS = 150;
export const MAX_DESCRIPTION_CHARACTERS = 500;
export const MAX_NOTES_CHARACTERS = 2_000;
export const MAX_LINE_CHARACTERS = 300;
export const MAX_INGREDIENTS = 100;
export const MAX_STEPS = 60;
export const MAX_STEP_CHARACTERS = 1_500;
export const MAX_TAGS = 20;
export const MAX_TAG_CHARACTERS = 40;
export const MAX_COLLECTIONS = 20;
export const MAX_COLLECTION_CHARACTERS = 60;
export const MAX_TOOLS = 20;
export const MAX_TOOL_CHARACTERS = 60;
export const MAX_URL_CHARACTERS = 2_000;
export const MAX_SERVINGS = 100;
export const MAX_RATING = 5;
/** A week. */
export const MAX_MINUTES = 10_080;
/** Two years in the freezer. */
export const MAX_DAYS_KEPT = 730;
export const MAX_AMOUNT = 100_000;
export const MAX_GRAMS = 1_000_000;

/** A person keeps at most this many recipes of their own. */
export const MAX_OWN_RECIPES = 20_000;
/** So many are kept on the device for use without a network: kept ones first, then those changed last. */
export const MAX_ON_DEVICE = 200;

/** How a recipe came to be the person's. */
export const SOURCE_KINDS = ['own', 'text', 'page', 'photo', 'file', 'csv', 'copy'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Earlier versions kept of a recipe. */
export const MAX_VERSIONS = 20;
/** Photos of recipes that a person keeps: with ten years of a diary they fit into one export that can be imported. */
export const MAX_PHOTOS = 200;
/** The most that may be sent of one, bytes. */
export const MAX_PHOTO_BYTES = 10_000_000;
