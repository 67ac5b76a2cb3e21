import { expect, test } from 'vitest';
import { filesOf, pageHtml } from './prerendered.ts';

const template =
  '<html><head><title>Vigour</title>\n  </head><body><div id="root"></div></body></html>';

const chunk = (fileName: string, imports: string[], ...moduleIds: string[]) => ({
  type: 'chunk',
  fileName,
  imports,
  moduleIds,
  isEntry: fileName === 'index.js',
});
const bundle = Object.fromEntries(
  [
    chunk('index.js', ['shared.js']),
    chunk('shared.js', []),
    chunk('tea.js', ['shared.js', 'pot.js'], '/app/features/tea/web/pages/tea-page.tsx'),
    chunk('pot.js', ['lid.js']),
    chunk('lid.js', ['pot.js']),
  ].map((file) => [file.fileName, file]),
) as unknown as Parameters<typeof filesOf>[0];

test('a page announces its own files, not those that every page names', () => {
  expect(filesOf(bundle, ['/tea/web/pages/tea-page.tsx'])).toEqual(['tea.js', 'pot.js', 'lid.js']);
});

test('a page that was renamed is not forgotten silently', () => {
  expect(() => filesOf(bundle, ['/tea/web/pages/coffee-page.tsx'])).toThrow('coffee-page.tsx');
});

test('a page for signed-in people asks early who is there; its root stays empty', () => {
  const html = pageHtml(template, ['tea.js'], null);
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/tea.js">');
  expect(html).toContain('href="/api/auth/user"');
  expect(html).toContain('<div id="root"></div>');
});

test('a drawn page holds its HTML as it is, and its title', () => {
  const html = pageHtml(template, [], { html: '<h1>Up to $& 5</h1>', title: 'Sign in' });
  expect(html).toContain('<div id="root"><h1>Up to $& 5</h1></div>');
  expect(html).toContain('<title>Sign in · Vigour</title>');
  expect(html).not.toContain('/api/auth/user');
});

test('a style attribute, which the content policy would drop, stops the build', () => {
  const page = { html: '<p class="a" style="width:1px">x</p>', title: undefined };
  expect(() => pageHtml(template, [], page)).toThrow('style attribute');
});
