import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/web-build/compressed.ts';
import { contractCalls } from './scripts/web-build/contract-calls.ts';
import { exitWhenDone } from './scripts/web-build/exit-when-done.ts';
import { type OwnHtml, prerendered } from './scripts/web-build/prerendered.ts';
import { publicPages } from './scripts/web-build/public-pages.ts';

const ownHtml: OwnHtml[] = [
  { path: '/login', module: '/account/web/pages/login-page.tsx', rendered: true },
  { path: '/login/email', module: '/account/web/pages/login-email-page.tsx', rendered: true },
  ...Object.entries({
    '/home': '/home/web/pages/home-page.tsx',
    '/dashboard': '/home/web/pages/home-page.tsx',
    '/log-food': '/food-log/web/pages/log-food-page.tsx',
    '/workouts': '/workouts/web/pages/workouts-page.tsx',
    '/meals': '/meals/web/pages/meals-page.tsx',
    '/nutrition': '/meals/web/pages/meals-page.tsx',
    '/trainers': '/trainers/web/pages/trainers-page.tsx',
    '/progress': '/progress/web/pages/progress-page.tsx',
    '/profile': '/account/web/pages/profile-page.tsx',
    '/search': '/shell/search-page.tsx',
    '/notifications': '/shell/notifications-page.tsx',
  }).map(([path, module]) => ({ path, module, rendered: false })),
];

export default defineConfig({
  root: 'apps/web',
  plugins: [
    contractCalls(),
    react(),
    tailwindcss(),
    prerendered(ownHtml, 'prerender.tsx'),
    publicPages(),
    compressed(),
    exitWhenDone(),
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
