import type { DomUtils } from 'htmlparser2';
import { parseHtml } from './parse-html.ts';

type Node = Parameters<typeof DomUtils.textContent>[0];

const BLOCKS = new Set(
  'p div li ul ol br tr h1 h2 h3 h4 h5 h6 section article header table dd dt blockquote'.split(' '),
);
const SILENT = new Set(['script', 'style', 'noscript', 'template', 'svg']);

/** Elements in elements; a page that goes deeper is no text. */
const MAX_DEPTH = 200;

/** The text of a part of a page: entities decoded, a line for each block. */
export function textOfNodes(nodes: Node): string {
  const parts: string[] = [];
  const walk = (one: Node, depth: number): void => {
    if (Array.isArray(one)) {
      for (const child of one) walk(child, depth);
      return;
    }
    if (one.type === 'text')
      parts.push((one as unknown as { data: string }).data.replace(/\s+/g, ' '));
    if (!('children' in one) || depth > MAX_DEPTH) return;
    const name = 'name' in one ? String(one.name) : '';
    if (SILENT.has(name)) return;
    const isBlock = BLOCKS.has(name);
    if (isBlock) parts.push('\n');
    for (const child of (one as { children: Node[] }).children) walk(child, depth + 1);
    if (isBlock && name !== 'br') parts.push('\n');
  };
  walk(nodes, 0);
  return tidyLines(parts.join(''));
}

const tidyLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0\u200b]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;
const MARKUP = /<[a-z/!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;

/** A text of a page without markup: "<b>2&nbsp;&frac12;</b>" is "2 ½", also where it was encoded twice. */
export function toPlainText(text: string): string {
  let plain = text;
  for (let round = 0; round < 3 && MARKUP.test(plain); round += 1) {
    plain = textOfNodes(parseHtml(plain.replace(/\r?\n/g, '<br>')).children);
    if (!ENTITY.test(plain)) break;
  }
  return tidyLines(plain);
}

export const toOneLine = (text: string): string => toPlainText(text).replace(/\n/g, ' ').trim();
