import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { codePointsOf } from './code-points.ts';
import { unpackWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';

const fonts = createRequire(import.meta.url);
const WEIGHTS = { regular: 400, bold: 600 } as const;

/** The app's typeface, then one that has the letters of more languages. */
const FAMILIES = {
  outfit: ['latin', 'latin-ext'],
  'noto-sans': [
    'latin',
    'latin-ext',
    'vietnamese',
    'cyrillic',
    'cyrillic-ext',
    'greek',
    'greek-ext',
  ],
} as const;
type Family = keyof typeof FAMILIES;

export type FontFile = { name: string; data: Buffer; has: ReadonlySet<number> };

const kept = new Map<string, FontFile>();

/** A file of a typeface, unpacked once for all reports of the thread. */
function readFont(family: Family, subset: string, weight: Weight): FontFile {
  const name = `${family}-${subset}-${WEIGHTS[weight]}`;
  const known = kept.get(name);
  if (known) return known;
  const path = fonts.resolve(`@fontsource/${family}/files/${name}-normal.woff`);
  const data = unpackWoff(readFileSync(path));
  const font = { name, data, has: codePointsOf(data) };
  kept.set(name, font);
  return font;
}

/** Drawn for what no typeface has: the sign that Unicode has for it. */
export const UNKNOWN_SIGN = '\u{fffd}';

const letters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });
/** Marks that are not drawn: joiners, directions, how a pictograph is to look. */
const UNSEEN = /[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]/gu;

/** What is drawn of a text: one space for any white space, letters with their accents as one. */
export const drawable = (text: string): string => text.replaceAll(/\s+/g, ' ').normalize('NFC');

export type Run = { font: FontFile; text: string };

/** The file of a family that has all of a letter. The files behind the first are read only if they are asked. */
function fileFor(letter: string, family: Family, weight: Weight): FontFile | null {
  for (const subset of FAMILIES[family]) {
    const font = readFont(family, subset, weight);
    if ([...letter].every((one) => font.has.has(one.codePointAt(0) ?? 0))) return font;
  }
  return null;
}

/** Each letter of a word with the file that has it: of one family if one has them all. */
function lettersOf(word: string, weight: Weight): { font: FontFile; text: string }[] {
  const all = [...letters.segment(word)]
    .map(({ segment }) => segment.replaceAll(UNSEEN, ''))
    .filter((letter) => letter !== '');
  const inFamily = (family: Family) =>
    all.map((text) => ({ text, font: fileFor(text, family, weight) }));
  const own = inFamily('outfit');
  if (own.every(({ font }) => font)) return own.flatMap(toKnown);
  const other = inFamily('noto-sans');
  if (other.every(({ font }) => font)) return other.flatMap(toKnown);
  return own.flatMap(({ text, font }, at) => {
    const found = font ?? other[at]?.font ?? null;
    if (found) return [{ text, font: found }];
    return [{ text: UNKNOWN_SIGN, font: readFont('noto-sans', 'latin', weight) }];
  });
}

const toKnown = ({ text, font }: { text: string; font: FontFile | null }) =>
  font ? [{ text, font }] : [];

/** A word in runs of one font file each. */
export function toRuns(word: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const { text, font } of lettersOf(word, weight)) {
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}
