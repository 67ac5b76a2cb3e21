/** Largest body of the import call, and so the largest file. */
export const MAX_JSON_BYTES = 40_000_000;
export const MAX_ROWS = 250_000;
export const MAX_COLUMNS = 250;
/** Length of a column's name. */
export const MAX_HEADER_CHARS = 200;
/** A longer value comes from a quote that is not closed, or the file is not a table. */
export const MAX_CELL_CHARS = 10_000;
/** What else is said of a file: entries, and characters of each. */
export const MAX_SETTINGS = 2_000;
export const MAX_SETTING_CHARS = 300;
/** Corrections in one call. */
export const MAX_CORRECTIONS = 200;
/** How long staged rows are stored. An import can be corrected, committed or undone for that long. */
export const KEEP_DAYS = 7;
/** Stored rows of one person, and so of one import. The oldest imports without a commit are dropped first. */
export const MAX_STAGED_BYTES = 100_000_000;
