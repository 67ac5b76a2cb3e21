import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

type RenderedPage = { path: string; head: string; body: string; stylesInside: boolean };
type Renderer = {
  renderPages: () => Promise<RenderedPage[]>;
  sitemap: () => string;
  robots: () => string;
};

/** Where the page of an address is written: beside the app's own pages, which members get. */
const fileOf = (path: string) => `public${path}.html`;

const own = (root: string): InlineConfig => ({
  configFile: false,
  root,
  // Directives for React servers mean nothing here, and each would be a warning.
  logLevel: 'error',
  publicDir: false,
});

/** The public pages' script and styles, written beside the app's. */
async function buildClient(root: string, dir: string) {
  const built = (await build({
    ...own(root),
    plugins: [tailwindcss()],
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { 'public-site': join(root, 'public-site/start.ts') },
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = built.output.find((file) => file.type === 'chunk' && file.name === 'public-site');
  const style = built.output.find((file) => file.fileName.endsWith('.css'));
  const font = built.output.find((file) => /outfit-latin-wght[^/]*\.woff2$/.test(file.fileName));
  if (!script || style?.type !== 'asset' || !font) {
    throw new Error('The public pages were built without their script, style or typeface.');
  }
  return {
    script: script.fileName,
    style: style.fileName,
    css: String(style.source).trim(),
    font: font.fileName,
  };
}

/** Builds what draws the pages, lets it draw, and removes it. */
async function withRenderer(root: string, draw: (renderer: Renderer) => Promise<void>) {
  // Inside the project, where its imports of packages are found.
  const folder = join(root, `../../node_modules/.public-pages-${process.pid}`);
  try {
    await build({
      ...own(root),
      plugins: [react()],
      build: { ssr: join(root, 'public-site/render.tsx'), outDir: folder, emptyOutDir: true },
    });
    await draw((await import(pathToFileURL(join(folder, 'render.js')).href)) as Renderer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the app's document holds before the first paint: the theme, the icons, the colours. */
function shared(template: string): string {
  const theme = /<script>[\s\S]*?<\/script>/.exec(template)?.[0];
  const metas = template.match(
    /<meta (?:charset|name="(?:viewport|theme-color|color-scheme)")[^>]*>/g,
  );
  const links = template.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g);
  if (!theme || metas?.length !== 4) throw new Error('index.html lacks what every page needs.');
  return [...metas, theme, ...(links ?? [])].join('\n');
}

type Client = Awaited<ReturnType<typeof buildClient>>;

export function documentOf(page: RenderedPage, client: Client, common: string): string {
  const { head, body, stylesInside } = page;
  const styles = stylesInside
    ? `<style>${client.css}</style>`
    : `<link rel="stylesheet" href="/${client.style}">`;
  // The content policy forbids style attributes: they would be dropped, and the page look different.
  if (/<[^>]+\sstyle=/.test(body)) throw new Error('A public page has a style attribute.');
  return `<!doctype html>
<html lang="en-AU" data-theme="dark" class="dark">
<head>
${common}
${head}
<link rel="preload" as="font" type="font/woff2" crossorigin href="/${client.font}">
${styles}
<script type="module" src="/${client.script}"></script>
</head>
<body>${body}</body>
</html>
`;
}

/**
 * Draws the public pages as HTML files that stand without the app: their styles inside them, and a
 * script of a few kilobytes. React draws them here and stays here.
 */
export function publicPages(): Plugin {
  let root = '';
  return {
    name: 'vigour-public-pages',
    apply: (config) => config.build?.ssr === undefined,
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const client = await buildClient(root, dir);
        const common = shared(await readFile(join(dir, 'index.html'), 'utf8'));
        await withRenderer(root, async ({ renderPages, sitemap, robots }) => {
          for (const page of await renderPages()) {
            const file = join(dir, fileOf(page.path));
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, documentOf(page, client, common));
          }
          await writeFile(join(dir, 'sitemap.xml'), sitemap());
          await writeFile(join(dir, 'robots.txt'), robots());
        });
      },
    },
  };
}
