/** The failed rows as a CSV file: fetched by the browser, not by a call. */
export const ERRORS_FILE_PATH = '/api/csv-imports/:id/errors';

export const errorFileName = (id: string): string => `import-errors-${id}.csv`;
