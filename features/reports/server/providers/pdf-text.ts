import {
  drawable,
  type FontFile,
  type Run,
  toRuns,
  UNKNOWN_SIGN,
  type Weight,
} from './typefaces.ts';

export type Style = { size: number; weight?: Weight; color?: string };
type Place = { x: number; y: number; width: number; align?: 'right' };
type Word = { runs: Run[]; width: number };

/** Of the app's typeface, in ems: a line is as high whatever typeface its letters are of. */
const ASCENT = 1;
const LINE = 1.26;

/** Sets texts in as many typefaces as their letters need, on one baseline, in lines that fit. */
export function createText(doc: PDFKit.PDFDocument, ink: string) {
  const registered = new Set<string>();
  let hasUnknown = false;

  function use({ name, data }: FontFile, size: number): void {
    if (!registered.has(name)) doc.registerFont(name, data);
    registered.add(name);
    doc.font(name).fontSize(size);
  }

  /** Words come again and again: runs, and the width at a size of 1. */
  const known = new Map<string, { runs: Run[]; ems: number }>();

  function measure(text: string, weight: Weight) {
    const runs = toRuns(text, weight);
    const ems = runs.reduce((sum, run) => {
      use(run.font, 1);
      return sum + doc.widthOfString(run.text);
    }, 0);
    return { runs, ems };
  }

  function toWord(text: string, { size, weight = 'regular' }: Style): Word {
    const key = `${weight} ${text}`;
    const { runs, ems } = known.get(key) ?? measure(text, weight);
    known.set(key, { runs, ems });
    return { runs, width: ems * size };
  }

  /** A word that is wider than its place, cut into pieces that fit. */
  function cut(text: string, style: Style, width: number): string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const letter of text) {
      if (piece !== '' && toWord(piece + letter, style).width > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  }

  function toLines(text: string, style: Style, width: number): Word[][] {
    const space = toWord(' ', style);
    const lines: Word[][] = [[]];
    let used = 0;
    for (const whole of drawable(text).split(' ').filter(Boolean)) {
      const isWide = toWord(whole, style).width > width;
      for (const text of isWide ? cut(whole, style, width) : [whole]) {
        const word = toWord(text, style);
        const line = lines.at(-1) ?? [];
        if (line.length > 0 && used + space.width + word.width > width + 0.01) {
          // The space stays at the line's end: words of two lines are two words for those who hear them.
          line.push(space);
          lines.push([word]);
          used = word.width;
          continue;
        }
        if (line.length > 0) line.push(space);
        used += word.width + (line.length > 0 ? space.width : 0);
        line.push(word);
      }
    }
    return lines;
  }

  return {
    heightOf: (text: string, style: Style, width: number): number =>
      toLines(text, style, width).length * style.size * LINE,

    widthOf: (text: string, style: Style): number =>
      toLines(text, style, Number.POSITIVE_INFINITY)
        .flat()
        .reduce((sum, word) => sum + word.width, 0),

    write(text: string, style: Style, { x, y, width, align }: Place): void {
      toLines(text, style, width).forEach((line, at) => {
        const baseline = y + (at * LINE + ASCENT) * style.size;
        const wide = line.reduce((sum, word) => sum + word.width, 0);
        let left = align === 'right' ? x + width - wide : x;
        // Words of one font are drawn together, so that they are read together.
        for (const { font, text: run } of joinRuns(line)) {
          use(font, style.size);
          doc.fillColor(style.color ?? ink);
          doc.text(run, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
          left += doc.widthOfString(run);
          hasUnknown ||= run.includes(UNKNOWN_SIGN);
        }
      });
    },

    /** Whether a letter was drawn as the sign for what no typeface has. */
    hasUnknown: () => hasUnknown,
  };
}

function joinRuns(line: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const { font, text } of line.flatMap((word) => word.runs)) {
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}
