const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An export can be fetched for one hour. */
export const EXPORT_LIFE_MS = HOUR_MS;

/** Between asking for deletion and erasing, a person may come back. */
export const GRACE_MS = 14 * DAY_MS;

/** Limits of a file to import: compressed bytes, entries, bytes when unpacked. */
export const MAX_ZIP_BYTES = 10_000_000;
export const MAX_ENTRIES = 200;
export const MAX_UNPACKED_BYTES = 100_000_000;

/** Names the format; a file of another version is refused. */
export const EXPORT_FORMAT = { format: 'vigour-export', version: 1 } as const;

/** Bytes as people read them: "2.4 MB", "12 kB". */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;

/** Where the browser fetches the file of an export. */
export const EXPORT_FILE_PATH = '/api/my-data/exports/:id/file';
