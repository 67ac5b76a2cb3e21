/** The largest body of the JSON call; a file that would need more is sent in parts. */
export const MAX_JSON_BYTES = 10_000_000;
/** Rows in the JSON call. */
export const MAX_JSON_ROWS = 250_000;
/** Larger files are refused before anything is sent. */
export const MAX_FILE_BYTES = 500_000_000;
/** What one part of a file holds: short enough that sending it holds up neither the page nor the server. */
export const PART_BYTES = 1_000_000;
export const MAX_COLUMNS = 1_000;
/** Characters of one row: what is longer has an open quote, or is no table. */
export const MAX_ROW_CHARS = 1_000_000;
/** Corrections in one call. */
export const MAX_CORRECTIONS = 200;
/** How long staged rows are kept: as long an import can be corrected, committed or undone. */
export const KEEP_DAYS = 7;
/** How long an upload may rest, or the reading of one take, before it has failed. */
export const UPLOAD_HOURS = 6;
