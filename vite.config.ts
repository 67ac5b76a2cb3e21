import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/web-build/compressed.ts';
import { contractCalls } from './scripts/web-build/contract-calls.ts';
import { type OwnHtml, prerendered } from './scripts/web-build/prerendered.ts';

const ownHtml: OwnHtml[] = [
  { path: '/login', module: '/account/web/pages/login-page.tsx', rendered: true },
  { path: '/login/email', module: '/account/web/pages/login-email-page.tsx', rendered: true },
  { path: '/demo', module: '/public-site/web/pages/demo-page.tsx', rendered: true },
  { path: '/home', module: '/home/web/pages/home-page.tsx', rendered: false },
  { path: '/dashboard', module: '/home/web/pages/home-page.tsx', rendered: false },
  { path: '/log-food', module: '/food-log/web/pages/log-food-page.tsx', rendered: false },
];

export default defineConfig({
  root: 'apps/web',
  plugins: [
    contractCalls(),
    react(),
    tailwindcss(),
    prerendered(ownHtml, 'prerender.tsx'),
    compressed(),
  ],
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
