import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/web-build/compressed.ts';
import { contractCalls } from './scripts/web-build/contract-calls.ts';

export default defineConfig({
  root: 'apps/web',
  plugins: [contractCalls(), react(), tailwindcss(), compressed()],
  server: {
    port: 5173,
    proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
    fs: { allow: [import.meta.dirname] },
  },
  build: {
    outDir: join(import.meta.dirname, 'build/web'),
    emptyOutDir: true,
    target: 'es2023',
    // The strict content policy forbids data: fonts and scripts; images are few.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Making a schema changes nothing else: one that nobody uses may go.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            // What several pages share, in one file: a dozen tiny ones would cost a round trip each.
            {
              name: 'shared',
              test: /platform\/web\/(?:ui\/(?!dialog|slider|switch)|forms|time)|lucide-react/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});
