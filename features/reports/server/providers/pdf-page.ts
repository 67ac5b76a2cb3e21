import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { unpackWoff } from './woff.ts';

export const PAGE = { left: 48, right: 547, top: 48, bottom: 786, width: 499 } as const;
export const INK = '#1b1930';
export const MUTED = '#565370';
export const LINE = '#c9c5dc';
export const ACCENT = '#5b3fd6';

type Weight = 'regular' | 'bold';
type Element = PDFKit.PDFStructureElement;

const fonts = createRequire(import.meta.url);
const readFont = (subset: 'latin' | 'latin-ext', weight: 400 | 600): Buffer =>
  unpackWoff(
    readFileSync(fonts.resolve(`@fontsource/outfit/files/outfit-${subset}-${weight}-normal.woff`)),
  );

/** The typeface, unpacked once for all reports of the thread. */
let typeface: Record<'regular' | 'bold' | 'regular-extended' | 'bold-extended', Buffer> | null =
  null;
const readTypeface = () => {
  typeface ??= {
    regular: readFont('latin', 400),
    bold: readFont('latin', 600),
    'regular-extended': readFont('latin-ext', 400),
    'bold-extended': readFont('latin-ext', 600),
  };
  return typeface;
};

/** Letters of the extended file of the typeface; the plain one has all others that are drawn. */
const EXTENDED =
  /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]+)/;
/** What neither file has (other scripts, pictographs) is drawn as a question mark. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u02ba\u02c6\u02da\u02dc\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2122\u2191\u2193\u2212]/gu;

export const drawable = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replace(UNKNOWN, '?');

export type Style = { size: number; weight?: Weight; color?: string };

/** A tagged A4 document (PDF/UA) with the app's typeface. */
export function createPdf({ title, madeAtMs }: { title: string; madeAtMs: number }) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: 0, left: PAGE.left, right: 48 },
    // None of the library's own: only an embedded typeface is the same everywhere.
    font: '',
    tagged: true,
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    lang: 'en-AU',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: drawable(title),
      Creator: 'Vigour',
      Producer: 'Vigour',
      CreationDate: new Date(madeAtMs),
    },
  });
  for (const [name, font] of Object.entries(readTypeface())) doc.registerFont(name, font);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y: number = PAGE.top;

  const setStyle = ({ size, weight = 'regular', color = INK }: Style, extended = false) =>
    doc
      .font(extended ? `${weight}-extended` : weight)
      .fontSize(size)
      .fillColor(color);

  const heightOf = (text: string, style: Style, width: number = PAGE.width): number => {
    setStyle(style);
    return doc.heightOfString(drawable(text), { width });
  };

  const widthOf = (text: string, style: Style): number => {
    setStyle(style);
    return doc.widthOfString(drawable(text));
  };

  /** Draws a text without tagging it: for the inside of an element. */
  function write(
    text: string,
    style: Style,
    at: { x: number; y: number; width: number; align?: 'right' },
  ) {
    const { x, y: top, width, align } = at;
    const runs = drawable(text).split(EXTENDED).filter(Boolean);
    runs.forEach((run, index) => {
      const continued = index < runs.length - 1;
      const options = { width, continued, ...(align && { align }) };
      setStyle(style, EXTENDED.test(run));
      if (index === 0) doc.text(run, x, top, options);
      else doc.text(run, options);
    });
  }

  /** Adds an element whose content is drawn now. */
  function tag(parent: Element, type: string, draw: () => void, options: object = {}): void {
    const element = doc.struct(type, options, draw);
    parent.add(element);
    element.end();
  }

  /** Adds an element that others are added to. */
  function open(parent: Element, type: string, options: object = {}): Element {
    const element = doc.struct(type, options);
    parent.add(element);
    return element;
  }

  return {
    doc,
    root,
    tag,
    open,
    write,
    heightOf,
    widthOf,
    y: () => y,
    move: (by: number) => {
      y += by;
    },
    /** Goes to another page unless so much fits on this one. */
    room(height: number): void {
      if (y + height <= PAGE.bottom) return;
      doc.addPage();
      y = PAGE.top;
    },
    /** A block of text as one element, which stays on one page. */
    block(parent: Element, type: string, text: string, style: Style, gap: number): void {
      const height = heightOf(text, style);
      this.room(height);
      tag(parent, type, () => write(text, style, { x: PAGE.left, y, width: PAGE.width }));
      y += height + gap;
    },
    /** What is decoration and not read out. */
    artifact(draw: () => void, type = 'Layout'): void {
      doc.markContent('Artifact', { type } as never);
      draw();
      doc.endMarkedContent();
    },
  };
}

export type Pdf = ReturnType<typeof createPdf>;
export type PdfElement = Element;
