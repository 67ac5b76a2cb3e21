import type { Node, SourceFile } from '../structure/read-tree.ts';

/**
 * A sentence that people read: on screen, in an email or in an error. A part of one starts in lower
 * case; a thrown one stands in an `Error`, which screens put into words of their own.
 */
export type Sentence = {
  path: string;
  line: number;
  text: string;
  isPart: boolean;
  isThrown: boolean;
};

type Found = { start: number; text: string; isThrown: boolean };

/** Where people's sentences are written; tests and data are not read. */
const SPOKEN =
  /^(features\/[^/]+\/(web|server|contract|rules)|platform\/(web|shared|server)|apps\/(web|server))(\/|\.ts)/;
const UNSPOKEN =
  /\.test\.tsx?$|\/testing\/|\/catalogue\/|\/demo\/|\/migrations\/|\/ui-page\/|food-photo\/rules\/instructions\.ts$/;

/** JSX attributes and properties that hold code, not words. */
const CODE = new Set(['className', 'barClassName', 'href', 'path', 'd', 'viewBox']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.name === 'string' ? node.name : '';

/** Words of one JSX element in reading order; an expression stands as "…". */
function jsxText(node: Node): string {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXExpressionContainer') {
    const { expression } = node;
    if (!isNode(expression)) return '';
    return expression.type === 'Literal' ? String(expression.value) : ' … ';
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return '';
  return (node.children as Node[]).map(jsxText).join('');
}

/** Text of a string or template; a value put in stands as "…". */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as Node[])
    .map((part) => (part.value as { cooked: string | null }).cooked ?? '')
    .join('…');
}

const isInline = (node: Node): boolean =>
  node.type === 'JSXText' ||
  node.type === 'JSXExpressionContainer' ||
  (node.type === 'JSXElement' &&
    /^(a|b|em|strong|span|abbr|Link)$/.test(nameOf((node.openingElement as Node).name)));

function collect(node: Node, found: Found[], inThrown = false): void {
  if (node.type === 'ImportDeclaration') return;
  if (node.type === 'JSXAttribute' && CODE.has(nameOf(node.name))) return;
  if (node.type === 'Property' && CODE.has(nameOf(node.key))) return;
  const isThrown = inThrown || (node.type === 'NewExpression' && nameOf(node.callee) === 'Error');
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = node.children as Node[];
    if (children.every(isInline)) {
      found.push({ start: node.start, text: children.map(jsxText).join(''), isThrown });
    } else {
      for (const child of children) {
        if (child.type !== 'JSXText') continue;
        found.push({ start: child.start, text: String(child.value), isThrown });
      }
    }
  }
  const text = textOf(node);
  if (text !== null) found.push({ start: node.start, text, isThrown });
  for (const child of childrenOf(node)) collect(child, found, isThrown);
}

const startsSentence = (text: string): boolean => /^[“‘"(]?(\p{Lu}|\d|…)/u.test(text);

/** Holds at least two words and no code. */
const isProse = (text: string): boolean =>
  /[\p{L}…]\s+\S*\p{L}/u.test(text) &&
  !/[{}<>=]|\b(px|sql)\b|\b[a-z]+-\d|\w:\w|\b(min|max|bg|text|flex|grid|duration)-/.test(text);

/** Lists what people read in a file, sentence by sentence, each once. */
export function readSentences(file: SourceFile): Sentence[] {
  const { path, text } = file;
  if (!SPOKEN.test(path) || UNSPOKEN.test(path) || !file.program) return [];
  const found: Found[] = [];
  collect(file.program, found);
  const seen = new Set<string>();
  return found.flatMap(({ start, text: raw, isThrown }) => {
    const line = text.slice(0, start).split('\n').length;
    return raw
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?:])\s+(?=[“‘"(]?\p{Lu})/u)
      .filter((one) => isProse(one) && !seen.has(one) && seen.add(one))
      .map((one) => ({ path, line, text: one, isPart: !startsSentence(one), isThrown }));
  });
}

/** Words of a sentence; a value that is put in counts as one. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}…][\p{L}\p{N}’'.,-]*/gu) ?? [];
