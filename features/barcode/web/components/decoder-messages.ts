import type { ScannedCode } from '../../rules/scanned-code.ts';

/** Messages to the decoder. Frames and pictures are transferred, not copied. */
export type ToDecoder =
  /** forget what was seen and begin again */
  | { kind: 'start' }
  /** read frames from the camera by yourself, until it ends */
  | { kind: 'stream'; frames: ReadableStream<VideoFrame> }
  | { kind: 'frame'; frame: VideoFrame | ImageBitmap }
  | { kind: 'picture'; picture: ImageBitmap };

export type FromDecoder =
  | { kind: 'ready' }
  /** the decoder could not be loaded */
  | { kind: 'broken' }
  /** done with a frame; `accepted` is a code that can be believed, `hopeful` that one was read and is not sure yet */
  | { kind: 'frame'; accepted: ScannedCode | null; hopeful: boolean }
  | { kind: 'picture'; found: ScannedCode[] };

/** Looks at a second, as the specification says. */
export const FRAME_EVERY_MS = 100;
