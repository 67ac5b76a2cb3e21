/** Characters of a text that is pasted. */
export const MAX_TEXT_CHARACTERS = 30_000;
export const MAX_ADDRESS_CHARACTERS = 2_000;
/** A page, unpacked. */
export const MAX_PAGE_BYTES = 5_000_000;
export const MAX_PAGE_MS = 10_000;
/** A file of recipes, as it is sent. */
export const MAX_FILE_BYTES = 20_000_000;
/** Recipes in one file. */
export const MAX_RECIPES = 500;
/** Recipes saved by one call. */
export const MAX_SAVED_AT_ONCE = 50;
/** Parts of a zip file, read or not: each recipe has a few pictures. */
export const MAX_ZIP_PARTS = 20_000;
/** One part of a file, and all parts together, unpacked. */
export const MAX_PART_BYTES = 12_000_000;
export const MAX_UNPACKED_BYTES = 150_000_000;
/** How many times larger a part may be than it is packed; small ones are free of it. */
export const MAX_RATIO = 200;
