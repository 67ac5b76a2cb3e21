import type { Glyph } from '../../rules/read-line.ts';
import type { TextBox } from '../../rules/text-boxes.ts';

/** What a worker is asked, one question at a time. */
export type ToReader =
  /** addresses: `reader` reads a line; `finder` finds the lines, and only one worker needs it */
  | { kind: 'open'; wasm: string; reader: string; finder: string | null }
  | { kind: 'look'; picture: ImageBitmap }
  | { kind: 'find' }
  /** `width`: of the line as the network sees it */
  | { kind: 'read'; box: TextBox; width: number };

export type FromReader =
  | { kind: 'done' }
  | { kind: 'found'; boxes: TextBox[] }
  | { kind: 'line'; letters: Glyph[] }
  /** the networks could not be started, or a picture not be drawn */
  | { kind: 'broken' };
