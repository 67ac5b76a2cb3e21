const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An export can be fetched for one hour. */
export const EXPORT_LIFE_MS = HOUR_MS;

/** Between asking for deletion and erasing, a person may come back. */
export const GRACE_MS = 14 * DAY_MS;

/** The largest file to import. */
export const MAX_ZIP_BYTES = 36_000_000;
/**
 * Limits of what is in it: ten years of a diary with twelve entries a day take 40 MB when unpacked, and each of 200
 * photos of recipes is a file of some 80 kB, and 300 photos of progress are files of 18 MB together.
 */
export const ARCHIVE_LIMITS = {
  entries: 800,
  partBytes: 50_000_000,
  totalBytes: 100_000_000,
  ratio: 100,
  rows: 100_000,
} as const;

/** A file of an export holds so many rows at most; further rows are in a second one, and so on. */
export const MAX_FILE_ROWS = 20_000;

/** The path of one file of a table: "data/weigh_ins.json", "data/weigh_ins-2.json". Files count from 1. */
export const dataFile = (table: string, file: number, ending: 'json' | 'csv'): string =>
  `data/${table}${file === 1 ? '' : `-${file}`}.${ending}`;

/** Names the format; a file of another version is refused. */
export const EXPORT_FORMAT = { format: 'vigour-export', version: 1 } as const;

/** Bytes as people read them: "2.4 MB", "12 kB". */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;

/** Where the browser fetches the file of an export. */
export const EXPORT_FILE_PATH = '/api/my-data/exports/:id/file';
