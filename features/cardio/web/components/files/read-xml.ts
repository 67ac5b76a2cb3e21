import { SaxesParser } from 'saxes';
import { fileProblem } from '../../messages/files.ts';
import { UnreadableFile } from './unreadable-file.ts';

const MAX_DEPTH = 40;
/** Of one value; no name or time is longer. */
const MAX_TEXT_CHARS = 10_000;
/** Characters handed to the parser at once. */
const CHUNK = 65_536;

export type Attributes = Readonly<Record<string, string>>;

type Handlers = {
  /** `path` is without prefixes: ["gpx", "trk", "name"] */
  open: (name: string, attributes: Attributes, path: readonly string[]) => void;
  /** `text` is what stood in it, trimmed */
  close: (name: string, text: string, path: readonly string[]) => void;
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Byte order marks name the encoding; without one it is UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Reads XML element by element. A file with definitions of its own (a DOCTYPE) is refused, so that none can
 * grow in memory or point elsewhere. Throws UnreadableFile.
 */
export function readXml(text: string, { open, close }: Handlers): void {
  const parser = new SaxesParser();
  const path: string[] = [];
  let value = '';
  const stop = (sentence: string): never => {
    throw new UnreadableFile(sentence);
  };
  const addText = (part: string) => {
    if (value.length < MAX_TEXT_CHARS) value += part;
  };
  parser.on('error', () => stop(fileProblem.broken));
  parser.on('doctype', () => stop(fileProblem.doctype));
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length >= MAX_DEPTH) stop(fileProblem.broken);
    const own = withoutPrefix(name);
    path.push(own);
    value = '';
    open(own, attributes, path);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    close(withoutPrefix(name), value.trim(), path);
    path.pop();
    value = '';
  });
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
}
