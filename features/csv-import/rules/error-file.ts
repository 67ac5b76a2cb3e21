/** The failed rows as a CSV file: fetched by the browser, not by a call. */
export const ERRORS_FILE_PATH = '/api/csv-imports/:id/errors';

export const errorFileName = (id: string): string => `import-errors-${id}.csv`;

/** What the file adds; a file that is uploaded again has them already. */
export const ADDED_COLUMNS: readonly string[] = ['row', 'error'];
