import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'build/web');
const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|wasm)$/;
/** Under this size the headers cost more than compression saves. */
const leastBytes = 600;

/** Writes .br and .gz beside each text file, at the highest level, once: the server only sends them. */
function compressed(): Plugin {
  return {
    name: 'vigour-compressed',
    apply: 'build',
    writeBundle: async ({ dir = outDir }) => {
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => compressible.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

export default defineConfig({
  root: 'apps/web',
  plugins: [react(), tailwindcss(), compressed()],
  server: {
    port: 5173,
    proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
    fs: { allow: [import.meta.dirname] },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // The strict content policy forbids data: fonts and scripts; images are few.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
