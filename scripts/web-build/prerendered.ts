import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A page that gets an HTML file of its own. */
export type OwnHtml = {
  path: string;
  /** The modules that are fetched when the page opens: their files are announced in the HTML. */
  modules: readonly string[];
  /** Whether the page looks alike for everybody, so that its HTML can be made now. */
  rendered: boolean;
};

const EMPTY_ROOT = '<div id="root"></div>';
/** Pages for signed-in people ask who is there while their scripts are still on the way. */
const WHO_IS_THERE =
  '<link rel="preload" as="fetch" href="/api/auth/user" crossorigin="use-credentials">';

type Rendered = { html: string; title: string | undefined };

/** The built files that `modules` need, the entry's own left out: those the HTML names already. */
export function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of named.get(file)?.imports ?? []) withImports(next, seen);
    return seen;
  };
  const needed = new Set<string>();
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No built file stands for ${module}.`);
    withImports(chunk.fileName, needed);
  }
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = entry ? withImports(entry.fileName, new Set()) : new Set<string>();
  return [...needed].filter((file) => !known.has(file));
}

/** index.html made into the file of one page. */
export function pageHtml(
  template: string,
  files: readonly string[],
  page: Rendered | null,
): string {
  const preloads = [
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...(page ? [] : [WHO_IS_THERE]),
  ].join('\n    ');
  const html = template.replace('</head>', `  ${preloads}\n  </head>`);
  if (!page) return html;
  // The content policy forbids style attributes: they would be dropped, and the page look different.
  if (/<[^>]+\sstyle=/.test(page.html)) throw new Error('A rendered page has a style attribute.');
  if (!html.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root.');
  return html
    .replace(EMPTY_ROOT, () => `<div id="root">${page.html}</div>`)
    .replace(/<title>[^<]*/, (title) => (page.title ? `<title>${page.title} · Vigour` : title));
}

/**
 * Writes an HTML file for each of the given pages. It announces the page's own scripts, so that
 * they come together with the app's; and pages that are the same for everybody are drawn into it,
 * so that they can be read before any script has arrived.
 */
export function prerendered(pages: readonly OwnHtml[], entry: string): Plugin {
  let root = '';
  return {
    name: 'vigour-prerendered',
    apply: (config) => config.build?.ssr === undefined,
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return;
        // Inside the project, where its imports of packages are found.
        const folder = join(root, `../../node_modules/.prerender-${process.pid}`);
        await build({
          // Directives for React servers mean nothing here, and each would be a warning.
          logLevel: 'error',
          build: {
            ssr: join(root, entry),
            outDir: folder,
            emptyOutDir: true,
            copyPublicDir: false,
          },
        });
        const { renderPage } = (await import(
          pathToFileURL(join(folder, entry.replace(/tsx?$/, 'js'))).href
        )) as { renderPage: (path: string) => Promise<Rendered> };
        const template = await readFile(join(dir, 'index.html'), 'utf8');
        for (const page of pages) {
          const rendered = page.rendered ? await renderPage(page.path) : null;
          const file = join(dir, `${page.path.slice(1)}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, pageHtml(template, filesOf(bundle, page.modules), rendered));
        }
        await rm(folder, { recursive: true });
      },
    },
  };
}
