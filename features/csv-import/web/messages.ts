import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { CsvImport, UndoneImport } from '../contract.ts';
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
  undone: ({ processedRows, kept }: UndoneImport): ToastContent => ({
    title: 'Import Undone',
    description: kept ?? `${rowsText(processedRows)} removed.`,
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

export const requiredFieldsMapped = (done: number, required: number) =>
  `${done} of ${required} required fields mapped`;

export const findColumn = (columns: number) => `Find one of ${columns} columns`;

export const valuesPastLastColumn = (beyond: string) =>
  `Values past the last column won’t be saved: ${beyond}`;

export const fixErrorCsv = 'To import them, fix the error CSV and upload it.';

export const fixTrainingFile =
  'Correct them in the file and choose it again, or add the sets in your history later.';

export const failedRowsNotLoaded = 'The failed rows couldn’t be loaded.';

export const dropCsvFile = (rows: string, megabytes: number) =>
  `Drop a .csv file here, or choose one. Up to ${rows} rows and ${megabytes} MB.`;

export const whenFirstRowsLookWrong = 'Try this if the first rows look wrong.';

export const importsNotLoaded = 'Your imports couldn’t be loaded.';

export const noImportsYet = 'No imports yet.';

export const changedSessionsStay = 'Sessions you’ve changed since stay.';

export const undoWithinSevenDays = (only: ImportType | undefined) =>
  only === 'training'
    ? `You can undo an import for seven days. ${changedSessionsStay}`
    : 'You can undo an import for seven days, unless a record has been used or changed.';

export const fileIsStillHere =
  'Your file is still here. Check your connection and try Validate Import again.';

export const firstRowsFile = 'First rows of the file';

export const sameFileImportedOn = (moment: string) => `You imported the same file on ${moment}.`;

export const seatLimitExceededForSome = 'Seat limit exceeded for some entries';

export const confirmAgain =
  'Check your connection and try Confirm Import again. Nothing is imported twice.';

export const askToUndoImport = 'Undo this import?';

export const rowsWillBeRemoved = (rows: string, file: string) =>
  `${rows} from ${file} will be removed.`;

export const importAgainToRestore = 'To restore them, import the file again.';

export const readerStopped = 'The file couldn’t be read. Reload the page and try again.';

export const areInvitedMembers = 'They’re invited members. No one has been emailed yet.';

export const areInWorkouts = 'They’re in your workouts.';
export const areInHistory = 'They’re in your training history.';
export const areInRecipes = 'They’re in your recipes, with the figures from your file.';
export const chooseCsvFile = 'Choose a .csv file. In a spreadsheet, save as “CSV UTF-8”.';

export const fileOver40Mb = 'The file is over 40 MB. Split it into several files.';

export const importsInOneFile = 'People, workouts and meals from one file.';

export const typesNotLoaded = 'Import types couldn’t be loaded.';

export const hasFreeSeats = (name: string, seats: number) =>
  `${name} has ${seats === 1 ? '1 free seat' : `${seats} free seats`}.`;

export const howEmailsMatch =
  'Emails ignore capitals. A different “+tag” means a different person.';
