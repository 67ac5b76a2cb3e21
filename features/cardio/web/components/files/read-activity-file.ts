import type { ReadRecording } from '../../../rules/file-activity.ts';
import { MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from '../../../rules/file-limits.ts';
import { fileProblem } from '../../messages/files.ts';
import { readFit } from './read-fit.ts';
import { readGpx } from './read-gpx.ts';

import { readTcx } from './read-tcx.ts';
import { decodeText } from './read-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What a packed file holds; stops at the limit, however well it is packed. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnreadableFile(fileProblem.brokenPacking);
    });
    if (done) break;
    size += value.length;
    if (size > MAX_UNPACKED_BYTES) {
      await reader.cancel().catch(() => undefined);
      throw new UnreadableFile(fileProblem.unpackedTooLarge(MAX_UNPACKED_BYTES));
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((value, at) => bytes[at] === value);

/** ".FIT" stands from the ninth byte on. */
const isFit = (bytes: Uint8Array): boolean =>
  startsWith(bytes.subarray(8, 12), 0x2e, 0x46, 0x49, 0x54);

/** The name of the outermost element, without its prefix; null if this is no XML. */
const rootOf = (text: string): string | null =>
  /^(?:\s|\uFEFF|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)*<(?:[\w.-]+:)?([\w.-]+)/.exec(
    text.slice(0, 20_000),
  )?.[1] ?? null;

/** The activities of a GPX, TCX or FIT file, packed by gzip or not. Throws UnreadableFile. */
export async function readActivityFile(file: Blob): Promise<ReadRecording[]> {
  if (file.size === 0) throw new UnreadableFile(fileProblem.empty);
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFile(fileProblem.tooLarge(MAX_FILE_BYTES));
  const packed = new Uint8Array(await file.arrayBuffer());
  if (startsWith(packed, 0x50, 0x4b)) throw new UnreadableFile(fileProblem.zip);
  const bytes = startsWith(packed, 0x1f, 0x8b) ? await unpack(packed) : packed;
  if (bytes.length === 0) throw new UnreadableFile(fileProblem.empty);
  if (isFit(bytes)) return readFit(bytes);
  const text = decodeText(bytes);
  const root = rootOf(text);
  if (root === 'gpx') return readGpx(text);
  if (root === 'TrainingCenterDatabase') return readTcx(text);
  throw new UnreadableFile(text.trim() === '' ? fileProblem.empty : fileProblem.unknown);
}
