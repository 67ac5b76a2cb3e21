import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { CsvImport } from '../contract.ts';
import { type ImportType, TYPE_LABELS } from '../rules/import-fields.ts';

const failure = (title: string, description: string): ToastContent => ({
  title,
  description,
  destructive: true,
});

const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError ? (error.sentence ?? otherwise) : otherwise;

/** Whether a call's outcome is unknown. Repeating it is safe. */
export const isUnanswered = (error: unknown): boolean => error instanceof TypeError;

const figure = (value: number) => value.toLocaleString('en-AU');
export const rowsText = (rows: number) => `${figure(rows)} ${rows === 1 ? 'row' : 'rows'}`;

/** The specification's words. */
export const toasts = {
  loaded: (rows: number, file: string): ToastContent => ({
    title: 'File Loaded',
    description: `Loaded ${rows} rows from ${file}`,
  }),
  parseError: (message: string) => failure('Parse Error', message),
  emptyFile: failure('Empty File', 'The CSV file is empty'),
  missing: (labels: readonly string[]) =>
    failure('Missing Required Fields', `Please map: ${labels.join(', ')}`),
  validated: ({ processedRows, failedRows }: CsvImport): ToastContent =>
    failedRows === 0
      ? {
          title: 'Validation Successful',
          description: `All ${processedRows} rows are valid and ready to import.`,
        }
      : failure('Validation Complete', `${processedRows} valid rows, ${failedRows} errors found.`),
  validationFailed: (error: unknown) =>
    failure('Validation Failed', sentenceOf(error, 'Failed to validate CSV')),
  imported: {
    title: 'Import Complete',
    description: 'CSV data has been successfully imported.',
  } satisfies ToastContent,
  importFailed: (error: unknown) =>
    failure('Import Failed', sentenceOf(error, 'Failed to commit import')),
  downloaded: {
    title: 'Downloaded',
    description: 'Error CSV downloaded successfully',
  } satisfies ToastContent,
  downloadFailed: failure('Download Failed', 'Failed to download errors'),
  undone: (rows: number): ToastContent => ({
    title: 'Import Undone',
    description: `${rowsText(rows)} removed.`,
  }),
  undoFailed: (error: unknown) =>
    failure('Undo Failed', sentenceOf(error, 'The import couldn’t be undone')),
  discardFailed: (error: unknown) =>
    failure('Discard Failed', sentenceOf(error, 'The import couldn’t be discarded')),
  corrected: (row: number): ToastContent => ({ title: 'Row Saved', description: `Row ${row}` }),
  correctionFailed: (error: unknown) =>
    failure('Correction Failed', sentenceOf(error, 'The row couldn’t be saved')),
};

/** "20 Nov 2026, 4:05 pm" where the person is. */
export const momentText = (moment: string): string =>
  new Date(moment).toLocaleString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** What an import is called in the history. */
export const importTitle = ({
  fileName,
  importType,
}: {
  fileName: string | null;
  importType: ImportType;
}) => fileName ?? TYPE_LABELS[importType];

/** "12 of 15 rows"; nothing where none was read. */
export const countText = ({ processedRows, totalRows }: CsvImport): string =>
  totalRows === 0 ? '' : ` · ${figure(processedRows)} of ${rowsText(totalRows)}`;

export const stateNames: Record<CsvImport['state'], string> = {
  validating: 'Checking',
  validated: 'Not imported yet',
  committed: 'Imported',
  undone: 'Undone',
  expired: 'Not imported, rows deleted',
  discarded: 'Discarded',
};
