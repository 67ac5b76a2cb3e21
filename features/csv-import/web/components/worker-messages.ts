import type { FileFormat } from '../../rules/file-format.ts';

/** What the page asks of the worker that reads a file. */
export type ToCsvWorker =
  /** reads a file; without a format it is found out */
  | { kind: 'load'; file: File; format: FileFormat | null }
  /** the body of the JSON call: this, and the rows */
  | { kind: 'json'; head: object }
  /** one part of the file, as base64 */
  | { kind: 'part'; part: number };

/** A file as the page knows it: everything but the rows themselves. */
export type LoadedFile = {
  format: FileFormat;
  columns: string[];
  rows: number;
  /** the first rows */
  preview: string[][];
  /** whether its rows fit into the JSON call */
  fitsJson: boolean;
};

export type FromCsvWorker =
  | { kind: 'progress'; bytes: number }
  | { kind: 'loaded'; loaded: LoadedFile }
  | { kind: 'empty' }
  /** a sentence for the screen */
  | { kind: 'unreadable'; message: string }
  | { kind: 'json'; json: Blob }
  | { kind: 'part'; data: string };
