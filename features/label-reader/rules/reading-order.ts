import { lineWidth, MIN_WIDTH } from './line-picture.ts';
import { rowNamed, servingSizeIn } from './panel-cells.ts';
import { type PanelLine, panelLines } from './panel-lines.ts';
import type { Glyph } from './read-line.ts';
import { readPanel } from './read-panel.ts';
import { flatLines, type SeenLine } from './straight-lines.ts';
import type { TextBox } from './text-boxes.ts';

/** A line to read, and how wide the network is to see it. */
export type LineToRead = { box: TextBox; width: number };

/** A row's name is known from its line squeezed to this share, in as much less time. */
const SQUEEZED = 0.7;
/** What is longer than this many heights is no name. */
const MAX_NAME_LENGTH = 9;
/** A figure and its unit are at most so many heights wide; where a row has two such, what is wider is of no column. */
const WIDEST_FIGURE = 6;
/** A name and its figures lie within this share of a line's height. */
const SAME_ROW = 0.5;
/** Names broken over two lines stand this many heights from their figures. */
const NEAR = 1.1;
/** So many rows whose columns agree tell which column is which: their heads need not be read. */
const MIN_AGREEING = 3;

const textOf = (letters: readonly Glyph[] = []): string => letters.map(({ text }) => text).join('');
const middle = ({ place }: PanelLine): number => (place.left + place.right) / 2;
const isPercentage = (text: string): boolean => /^\W*\d{1,3}\W*%\W*$/.test(text);

/**
 * Which line of a panel to read next, by what was read so far: names of rows, the serving's size, the figures of rows
 * that count, and heads of columns only where figures do not tell which column is which. Reading is nearly all the
 * time a label takes.
 */
export function readingOrder(boxes: readonly TextBox[]) {
  const lines = panelLines(boxes);
  const heights = lines.map(({ place }) => place.height).sort((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 1;
  const ofPart = (part: PanelLine['part']) => lines.filter((line) => line.part === part);
  const fromTop = (a: PanelLine, b: PanelLine) => a.place.y - b.place.y;
  const names = ofPart('name').toSorted(fromTop);
  const columns = ofPart('column').toSorted(fromTop);
  const above = ofPart('above');
  const asked = new Map<TextBox, PanelLine>();
  const read = new Map<PanelLine, readonly Glyph[]>();
  /** names that could not be told from the squeezed line */
  const untold: PanelLine[] = [];

  const seen = (): SeenLine[] => [...read].map(([{ box }, letters]) => ({ box, letters }));
  const isFree = ({ box }: PanelLine): boolean => !asked.has(box);
  const nameOf = (line: PanelLine) => rowNamed(textOf(read.get(line)));
  const counts = (line: PanelLine): boolean => ![null, 'other'].includes(nameOf(line));
  const apart = (one: PanelLine, two: PanelLine): number =>
    Math.abs(one.place.y - two.place.y) / height;

  const isWide = ({ box }: PanelLine): boolean => box.length > WIDEST_FIGURE * box.height;
  /** Whether a line is a figure of a row that counts, or of one without a name of its own. */
  const isWanted = (line: PanelLine): boolean => {
    const beside = columns.filter((one) => apart(one, line) < SAME_ROW && !isWide(one));
    if (isWide(line) && beside.length > 1) return false;
    const own = names.filter((name) => apart(name, line) < SAME_ROW);
    if (own.length === 0 || own.some(counts)) return true;
    const isUnnamed = own.every((name) => nameOf(name) === null);
    return isUnnamed && names.some((name) => counts(name) && apart(name, line) < NEAR);
  };
  /** Whether both figures read so far that stand nearest to a line's middle are percentages of a day's intake. */
  const isOfPercentages = (line: PanelLine): boolean => {
    const off = (one: PanelLine) => Math.abs(middle(one) - middle(line));
    const near = columns.filter((one) => read.has(one)).toSorted((a, b) => off(a) - off(b));
    return near.length > 1 && near.slice(0, 2).every((one) => isPercentage(textOf(read.get(one))));
  };
  /** The columns' lines not read yet that may be of use: those of rows and those above them. */
  const columnsLeft = () => {
    const first = names.find(counts);
    const top = first ? first.place.y - SAME_ROW * height : Number.NEGATIVE_INFINITY;
    const left = columns.filter((line) => isFree(line) && !isOfPercentages(line));
    return {
      figures: left.filter((line) => line.place.y >= top && isWanted(line)),
      heads: left.filter((line) => line.place.y < top),
    };
  };
  const needsHeads = (): boolean => {
    const panel = readPanel(seen(), boxes);
    if (!panel || panel.servingSize === null || panel.doubts.servingSize) return true;
    const { per100, perServing, doubts } = panel;
    const keys = Object.keys(per100) as (keyof typeof per100)[];
    const both = keys.filter((key) => per100[key] !== null && perServing[key] !== null);
    return both.length < MIN_AGREEING || Object.values(doubts).includes('which-column');
  };
  const canBeSqueezed = ({ box, place, part }: PanelLine): boolean =>
    part === 'name' &&
    box.length < MAX_NAME_LENGTH * box.height &&
    columns.filter((column) => column.place.left < place.right).length < 2;
  const ask = (line: PanelLine, share = 1): LineToRead => {
    asked.set(line.box, line);
    const width = Math.round(share * lineWidth(line.box));
    return { box: line.box, width: Math.max(MIN_WIDTH, width) };
  };

  return {
    /** The next line, or null where nothing more is of use. */
    next(): LineToRead | null {
      const again = untold.shift();
      if (again) return ask(again);
      const name = names.find(isFree);
      if (name) return ask(name, canBeSqueezed(name) ? SQUEEZED : 1);
      const size = above.find(isFree);
      if (size && servingSizeIn(flatLines(seen(), boxes)) === null) return ask(size);
      const { figures, heads } = columnsLeft();
      const [figure] = figures;
      if (figure) return ask(figure);
      const head = heads.at(-1);
      return head && needsHeads() ? ask(head) : null;
    },
    take({ box, width }: LineToRead, letters: readonly Glyph[]): void {
      const line = asked.get(box);
      if (!line) return;
      const text = textOf(letters);
      const isTold = rowNamed(text) !== null && !/\d/.test(text);
      if (width < lineWidth(box) && !isTold) untold.push(line);
      else read.set(line, letters);
    },
    /** How much is read, 0 to 1. */
    share(): number {
      const left = names.some(isFree) ? lines.filter(isFree) : columnsLeft().figures;
      return read.size / (read.size + left.length);
    },
    lines: seen,
  };
}
