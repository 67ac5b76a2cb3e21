import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/web-build/compressed.ts';
import { contractCalls } from './scripts/web-build/contract-calls.ts';
import { type OwnHtml, prerendered } from './scripts/web-build/prerendered.ts';
import { publicPages } from './scripts/web-build/public-pages.ts';

const ownHtml: OwnHtml[] = [
  { path: '/login', modules: ['/account/web/pages/login-page.tsx'], rendered: true },
  { path: '/login/email', modules: ['/account/web/pages/login-email-page.tsx'], rendered: true },
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
  }).map(([path, page]) => ({
    path,
    modules: ['/web/signed-in-page.tsx', page],
    rendered: false,
  })),
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
      treeshake: {
        // Making a schema changes nothing else: one that nobody uses may go.
        manualPureFunctions: ['z'],
        // Nor does importing one of our modules: of a door (public.ts) only what is used comes along.
        moduleSideEffects: [{ test: /\/(?:features|platform)\/.*\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, whichever it is: it changes with its versions, not with the product.
            {
              name: 'core',
              test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\/|lucide-react\/dist\/esm\/(?!icons)/,
            },
            // Calling the server, and who is there.
            {
              name: 'calls',
              test: /platform\/web\/(?:api-client|query|routing)\/|account\/web\/(?:api|messages)\.ts|account\/contract\.ts\?calls|account\/web\/components\/(?:entrance|use-way-in)|brand-marks|node_modules\/uuid\//,
              minShareCount: 2,
            },
            // What several pages share, in one file: a dozen tiny ones would cost a round trip each.
            {
              name: 'shared',
              test: /platform\/web\/(?:ui\/(?!dialog|slider|switch)|forms|time)|lucide-react/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
});
