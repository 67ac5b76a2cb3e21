import { DomHandler, Parser, type parseDocument } from 'htmlparser2';

/** The parser's time grows with the square of the depth; no page that a person wrote goes as deep. */
const MAX_DEPTH = 500;

class TooDeep extends Error {}

class ShallowHandler extends DomHandler {
  override onopentag(name: string, attribs: Record<string, string>): void {
    if (this.tagStack.length > MAX_DEPTH) throw new TooDeep();
    super.onopentag(name, attribs);
  }
}

/** The tree of an HTML text, broken or not; of one that is nested without end, what comes before. */
export function parseHtml(html: string): ReturnType<typeof parseDocument> {
  const handler = new ShallowHandler();
  const parser = new Parser(handler, { decodeEntities: true });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return handler.root;
}
