/** What another page that imports a file uses of this one. */

export { type ToValidate, useValidate } from './api/validation.ts';
export { readRefusedCommit, useCommit, useDiscard } from './api.ts';
export { FileDrop } from './components/file-drop.tsx';
export { FormatFields } from './components/format-fields.tsx';
export { ImportHistory } from './components/import-history.tsx';
export { Review } from './components/review.tsx';
export { saveFile } from './components/save-file.ts';
export { type CsvFile, useCsvFile } from './components/use-csv-file.ts';
export { chooseCsvFile, fileOver40Mb, isUnanswered, toasts as importToasts } from './messages.ts';
