import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'apps/server/main.ts',
    'apps/server/worker.ts',
    'apps/server/operations/{backup,import-foods,migrate,restore}.ts',
    'apps/web/{main,prerender}.tsx',
    'apps/web/public-site/{start.ts,render.tsx}',
    'apps/web/service-worker/service-worker.ts',
    'scripts/*.{mjs,ts}',
    'bench/*.{mjs,ts}',
    'platform/server/testing/test-worker.ts',
    'bench/barcode/page/index.html',
    'bench/barcode/page/decoders.ts',
    'bench/labels/page/index.html',
    'bench/labels/page/reader.ts',
    'features/barcode/web/components/decoder-wasm-worker.ts',
    'features/label-reader/web/components/label-wasm-worker.ts',
    'features/food-import/server/actions/dump-reader.ts',
    'features/csv-import/web/components/csv-worker.ts',
    'bench/abuse/person.ts',
    'bench/csv/target.ts',
    'bench/progress/browser-goals.ts',
    'bench/training/browser-goals.ts',
    'bench/workouts/browser-goals.ts',
  ],
  project: ['{apps,features,platform,scripts,bench,e2e}/**/*.{mjs,ts,tsx,css}', '*.ts'],
  ignoreExportsUsedInFile: true,
  // Record the film of the public pages, make a small disk for a test, and read a PDF where they are installed.
  ignoreBinaries: ['ffmpeg', 'mount', 'umount', 'pdftotext', 'pdfinfo', 'pdftoppm'],
  // Its files are read by their paths.
  ignoreDependencies: ['@fontsource/noto-sans', '@fontsource/outfit'],
  exclude: ['types'],
  compilers: {
    // Style sheets name packages too: Tailwind and the typeface.
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\()["']([^"')]+)["']/g)]
        .map(([, name]) => `import '${name}';`)
        .join('\n'),
  },
};

export default config;
