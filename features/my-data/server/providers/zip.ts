import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { AppError } from '#platform/shared/errors.ts';

export type ZipLimits = { entries: number; unpackedBytes: number };

/** Packs files into one zip. Same files and moment, same bytes. */
export async function zipOf(files: Map<string, string | Buffer>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) {
    zip.addBuffer(Buffer.from(content), name, { mtime: at });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const refuse = (message: string) =>
  new AppError('invalid', { reason: 'bad_file', message, fields: { zip: message } });

/**
 * Unpacks the files that `wanted` names, into memory alone. Names that leave their folder, too
 * many entries, and entries that are larger than they say or together too large are refused.
 */
export async function unzip(
  content: Buffer,
  wanted: (name: string) => boolean,
  limits: ZipLimits,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  try {
    const zip = await fromBufferPromise(content, { strictFileNames: true });
    if (zip.entryCount > limits.entries) throw refuse('That zip file has too many parts.');
    let bytes = 0;
    for await (const entry of zip.eachEntry()) {
      // The library refuses "..", absolute paths and backslashes, and entries of another size than said.
      if (!wanted(entry.fileName)) continue;
      bytes += entry.uncompressedSize;
      if (bytes > limits.unpackedBytes) throw refuse('That zip file is too large when unpacked.');
      if (files.has(entry.fileName)) throw refuse('That zip file has a part twice.');
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('That zip file cannot be read. Choose the one that Vigour gave you.');
  }
  return files;
}
