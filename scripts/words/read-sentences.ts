import type { Node, SourceFile } from '../structure/read-tree.ts';

/** A sentence that people read: on screen, in an email or in an error. A part of one starts in lower case. */
export type Sentence = { path: string; line: number; text: string; isPart: boolean };

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

function collect(node: Node, found: { start: number; text: string }[]): void {
  if (node.type === 'ImportDeclaration') return;
  if (node.type === 'JSXAttribute' && CODE.has(nameOf(node.name))) return;
  if (node.type === 'Property' && CODE.has(nameOf(node.key))) return;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = node.children as Node[];
    if (children.every(isInline)) {
      found.push({ start: node.start, text: children.map(jsxText).join('') });
    } else {
      for (const child of children) {
        if (child.type === 'JSXText') found.push({ start: child.start, text: String(child.value) });
      }
    }
  }
  const text = textOf(node);
  if (text !== null) found.push({ start: node.start, text });
  for (const child of childrenOf(node)) collect(child, found);
}

const startsSentence = (text: string): boolean => /^[“‘"(]?(\p{Lu}|\d|…)/u.test(text);

/** Holds at least two words and no code. */
const isProse = (text: string): boolean =>
  /[\p{L}…]\s+\S*\p{L}/u.test(text) &&
  !/[{}<>=]|\b(px|sql)\b|\b[a-z]+-\d|\w:\w|\b(min|max|bg|text|flex|grid|duration)-/.test(text);

/** Lists what people read in a file, sentence by sentence, each once. */
export function readSentences({ path, text, program }: SourceFile): Sentence[] {
  if (!program || !SPOKEN.test(path) || UNSPOKEN.test(path)) return [];
  const found: { start: number; text: string }[] = [];
  collect(program, found);
  const seen = new Set<string>();
  return found.flatMap(({ start, text: raw }) => {
    const line = text.slice(0, start).split('\n').length;
    return raw
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?:])\s+(?=[“‘"(]?\p{Lu})/u)
      .filter((one) => isProse(one) && !seen.has(one) && seen.add(one))
      .map((one) => ({ path, line, text: one, isPart: !startsSentence(one) }));
  });
}

/** Words of a sentence; a value that is put in counts as one. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}…][\p{L}\p{N}’'.,-]*/gu) ?? [];
