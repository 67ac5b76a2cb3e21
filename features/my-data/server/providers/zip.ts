import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Packs files into one zip. Same files and moment, same bytes. */
export async function zipOf(files: Map<string, string | Buffer>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) {
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name, {
      mtime: at,
    });
  }
  zip.end();
  return buffer(zip.outputStream);
}
