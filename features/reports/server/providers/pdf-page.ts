import PDFDocument from 'pdfkit';
import { createText, type Style } from './pdf-text.ts';

export const PAGE = { left: 48, right: 547, top: 48, bottom: 786, width: 499 } as const;
export const INK = '#1b1930';
export const MUTED = '#565370';
export const LINE = '#c9c5dc';
export const ACCENT = '#5b3fd6';

type Element = PDFKit.PDFStructureElement;

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
      // Told by the reader's own letters, so that nothing is missing here.
      Title: title,
      Creator: 'Vigour',
      Producer: 'Vigour',
      CreationDate: new Date(madeAtMs),
    },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y: number = PAGE.top;

  const { heightOf, widthOf, write, hasUnknown } = createText(doc, INK);

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
    /** Draws a text without tagging it: for the inside of an element. */
    write,
    heightOf,
    widthOf,
    hasUnknown,
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
      const height = heightOf(text, style, PAGE.width);
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
