import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { RecipeApp } from '../../rules/draft-words.ts';
import type { ReadFailure } from '../../rules/failures.ts';
import {
  MAX_PART_BYTES,
  MAX_RATIO,
  MAX_RECIPES,
  MAX_UNPACKED_BYTES,
  MAX_ZIP_PARTS,
} from '../../rules/limits.ts';
import type { RawRecipe } from '../../rules/raw-recipe.ts';
import { readMealieBackup } from './mealie-backup.ts';
import { readRecipeJson, readRecipeKeeper } from './recipe-files.ts';

export type FileRead = { app: RecipeApp; recipes: RawRecipe[] } | { failure: ReadFailure };

class FileFault extends Error {
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure) {
    super(failure);
    this.failure = failure;
  }
}

const FREE_OF_RATIO_BYTES = 1_000_000;
const unzip = promisify(gunzip);

/** What a file may still unpack; shared by everything inside it. */
type Room = { bytes: number; parts: number };

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Counts what a part unpacks to, before it is unpacked and again after. */
function take(room: Room, unpacked: number, packed: number): void {
  const isBomb = unpacked > FREE_OF_RATIO_BYTES && unpacked > packed * MAX_RATIO;
  room.bytes -= unpacked;
  if (isBomb || unpacked > MAX_PART_BYTES || room.bytes < 0) throw new FileFault('file-too-large');
}

async function readPart(stream: Readable, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > size) throw new FileFault('not-a-recipe-file');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const isWanted = ({ fileName }: Entry): boolean =>
  /\.(?:json|html?|paprikarecipe|zip)$/i.test(fileName) &&
  !/(?:^|\/)(?:__macosx|\.)/i.test(fileName);

async function unpackGzip(bytes: Buffer, room: Room): Promise<Buffer> {
  try {
    const unpacked = await unzip(bytes, { maxOutputLength: MAX_PART_BYTES });
    take(room, unpacked.length, bytes.length);
    return unpacked;
  } catch (error) {
    if (error instanceof FileFault) throw error;
    const isTooLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FileFault(isTooLarge ? 'file-too-large' : 'not-a-recipe-file');
  }
}

type Found = { app: RecipeApp; recipe: RawRecipe };

function fromText(text: string): Found[] {
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (bare.startsWith('<')) {
    return readRecipeKeeper(bare).map((recipe) => ({ app: 'Recipe Keeper' as const, recipe }));
  }
  if (!/^[[{]/.test(bare)) return [];
  try {
    const json: unknown = JSON.parse(bare);
    const all = readMealieBackup(json, MAX_RECIPES + 1) ?? (Array.isArray(json) ? json : [json]);
    return all.slice(0, MAX_RECIPES + 1).flatMap((one: unknown) => readRecipeJson(one) ?? []);
  } catch {
    return [];
  }
}

/** Recipes in bytes of any of the forms. Tandoor puts zip files into its zip file; deeper there are none. */
async function findRecipes(bytes: Buffer, room: Room, depth: number): Promise<Found[]> {
  if (isGzip(bytes)) return fromText((await unpackGzip(bytes, room)).toString('utf8'));
  if (!isZip(bytes)) return fromText(bytes.toString('utf8'));
  if (depth > 1) return [];
  const zip = await fromBufferPromise(bytes, { strictFileNames: true, autoClose: false });
  room.parts -= zip.entryCount;
  if (room.parts < 0) throw new FileFault('file-too-large');
  const found: Found[] = [];
  for await (const entry of zip.eachEntry()) {
    if (!isWanted(entry)) continue;
    take(room, entry.uncompressedSize, entry.compressedSize);
    const part = await readPart(await zip.openReadStreamPromise(entry), entry.uncompressedSize);
    found.push(...(await findRecipes(part, room, depth + 1)));
    if (found.length > MAX_RECIPES) throw new FileFault('too-many-recipes');
  }
  return found;
}

/** The recipes in an export of one of the apps, or why there are none. Nothing is written to disk. */
export async function readRecipeFile(bytes: Buffer): Promise<FileRead> {
  const room: Room = { bytes: MAX_UNPACKED_BYTES, parts: MAX_ZIP_PARTS };
  try {
    const found = (await findRecipes(bytes, room, 0)).filter(({ recipe }) => recipe.name !== '');
    const [first] = found;
    if (!first) {
      const isKnown = isZip(bytes) || isGzip(bytes);
      return { failure: isKnown ? 'no-file-recipe' : 'not-a-recipe-file' };
    }
    if (found.length > MAX_RECIPES) return { failure: 'too-many-recipes' };
    return { app: first.app, recipes: found.map(({ recipe }) => recipe) };
  } catch (error) {
    return { failure: error instanceof FileFault ? error.failure : 'not-a-recipe-file' };
  }
}
