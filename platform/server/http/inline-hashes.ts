import { createHash } from 'node:crypto';

/** Content-policy sources for the inline scripts and styles of our own pages. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const SCRIPT = /<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** Finds what is inline in built pages, so that the strict policy allows exactly that and nothing else. */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    for (const [, content = ''] of page.matchAll(SCRIPT)) scripts.add(sourceOf(content));
    for (const [, content = ''] of page.matchAll(STYLE)) styles.add(sourceOf(content));
  }
  scripts.delete(sourceOf(''));
  styles.delete(sourceOf(''));
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sourceOf(content: string): string {
  // A browser hashes what its parser sees, with line ends as line feeds.
  const text = content.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
