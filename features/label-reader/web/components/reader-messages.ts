import type { SeenLine } from '../../rules/straight-lines.ts';
import type { TextBox } from '../../rules/text-boxes.ts';

/** Where the networks and the program that runs them lie. */
export type ReaderFiles = { finder: string; reader: string; wasm: string };

/** Asks one of several workers to read its part of a picture: each finds all lines and reads every `of`th. */
export type ToReader = { files: ReaderFiles; picture: ImageBitmap; part: number; of: number };

export type FromReader =
  /** one more line was read, of so many */
  | { kind: 'line'; of: number }
  | { kind: 'read'; lines: SeenLine[]; boxes: TextBox[] }
  /** the reader could not be fetched or started */
  | { kind: 'broken' };
