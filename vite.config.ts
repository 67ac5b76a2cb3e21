import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { KEPT_AHEAD } from './apps/web/kept-ahead.ts';
import { noChunkCircles } from './scripts/web-build/chunk-circles.ts';
import { contractCalls } from './scripts/web-build/contract-calls.ts';
import { type OwnHtml, prerendered } from './scripts/web-build/prerendered.ts';
import { publicPages } from './scripts/web-build/public-pages.ts';
import { serviceWorker } from './scripts/web-build/service-worker.ts';

const ownHtml: OwnHtml[] = [
  { path: '/login', modules: ['/sign-in/web/pages/login-page.tsx'], rendered: true },
  { path: '/login/email', modules: ['/sign-in/web/pages/login-email-page.tsx'], rendered: true },
  ...Object.entries({
    '/home': '/home/web/pages/home-page.tsx',
    '/dashboard': '/home/web/pages/home-page.tsx',
    '/log-food': '/food-log/web/pages/log-food-page.tsx',
    '/workouts': '/training-plans/web/pages/training-page.tsx',
    '/meals': '/recipe-pages/web/pages/meals-page.tsx',
    '/nutrition': '/recipe-pages/web/pages/meals-page.tsx',
    '/trainers': '/trainer-home/web/pages/trainers-page.tsx',
    '/progress': '/progress/web/pages/progress-page.tsx',
    '/profile': '/profile/web/pages/profile-page.tsx',
    '/search': '/shell/search-page.tsx',
    '/notifications': '/shell/notifications-page.tsx',
  }).map(([path, page]) => ({
    path,
    modules: ['/web/signed-in-page.tsx', page],
    rendered: false,
  })),
];

/** Other pages fetch what they are made of when they are there: all their lists would stand in the first load. */
const openedDaily =
  /\/(?:food-search|log|log-food|meals|profile|progress|recipe|training|weight)-page-/;

export default defineConfig({
  root: 'apps/web',
  plugins: [
    contractCalls(),
    react(),
    tailwindcss(),
    noChunkCircles(),
    prerendered(ownHtml, 'prerender.tsx'),
    publicPages(),
    serviceWorker({
      entry: 'service-worker/service-worker.ts',
      pages: ownHtml.filter(({ rendered }) => !rendered).map(({ path }) => path),
      files: ['/icon.svg', '/favicon.ico', '/manifest.webmanifest'],
      // The last three are kept with Meals, before anything that needs them can be wanted.
      keptAhead: [...KEPT_AHEAD, 'recipe-book', 'recipe-lines', 'timer-bar'],
      whenUsed: [
        /\/heic-to-/,
        /-wasm-worker-/,
        // Trainers: once they were looked for.
        /\/(?:trainer-page|find-trainers|trainer-home|trainer-day|booked-row|profile-row|word-search|listing-card|trainer-profile-page|check-credentials-page|trainer-face|suburb-field|square-photo-choice)-/,
        /\.(?:wasm|onnx)$/,
        // The label reader: with the first label.
        /\/(?:label-page|label-reader|panel-cells)-/,
        /\/catalogue-/,
        /\/(?:exercise-catalogue|exercise-figures|plan-making)-/,
        // Meals: once it was opened.
        /\/(?:recipe-(?!portion)|dishes-found-|meals-page-|new-recipe-|edit-recipe-|use-recipe-(?:form|list)-|cook-page-|cooked-sheet-|log-recipe-)/,
        /\/(?:shopping-page|plan-shopping-page|pantry-page|shared-list-page|timer-bar|household-page|household-invitation-page|diet-chips)-/,
        // Charts of progress and goals: once the tab was opened.
        /\/(?:progress-cards|arrange-dialog|time-chart|goals-page|goals-card|finding)-/,
        // Pages that are opened once or seldom, and never without a network at first.
        /\/(?:onboarding-wizard|csv-import-page|training-import-page|demo-page|public-site|security-page)-/,
        /\/(?:privacy-page|terms-page|targets-page|check-in-page|training-profile-page|data-page)-/,
        /\/gym-[a-z-]*page-/,
        // Measurements: once they were opened.
        /\/(?:measures?-page|choose-measures-page|import-measures-page|reading-fields|measures-card|own-measure-form|check-measure)-/,
        // Booking wants the network; own bookings are kept once they were opened.
        /\/(?:terms|policy-words)-(?!page)/,
        /\/(?:book-page|bookings?-page|blocked-page|guardian-page|booking-pages|next-session)-/,
        // Times of trainers: once they were opened.
        /\/(?:availability-page|session-places-page|calendars-page|week-draft|week-days|offers-page|new-offer-page|edit-offer-page|offer-form|trainer-calendar-page|packs-page|booking-feed-page|client-field|calendar-sessions|clock-words|hours-draft)-/,
        // What only such pages are made of.
        /\/(?:check-offer|place-dialogs|wall-clock|legal-document|reading-row|check-in-dialog|eating-card|slider|offers|write-review|check-reading|second-step|use-live)-/,
        // Classes of a gym: once the timetable was opened.
        /\/(?:timetable-page|gym-offers?-|class(?:es|-new)?-page|gym-classes|staff-page|class-form|class-draft|class-words|running|timetable-days)-/,
        // Photos want the network.
        /\/(?:photos-page|new-photo-page|compare-photos-page|photos-card|photo-gate|photo-dialog)-/,
        /\/(?:activity-page|review)-/,
        /\/(?:training-import-page|survey-worker|csv-worker|use-csv-file|file-worker)-/,
        /\/(?:plan-page|plan-card|planned-found|planner-worker|plan-wishes|plan-settings-page|plan-shopping-page|plan-recipe|templates-page|meal-calendar-page|calendar-address|use-change-days|choose-plan-card|add-email-page)-/,
        /\/(?:read-request|new-plan-page|programmes?-page)-/,
        /\/(?:account-page|place-page|check-in-dialog|chosen-plan|trial-offer|login-email-page|verify-email-page|public-exercise-page|place-form|new-place-page|health-page)-/,
        // They want the network: mail, devices, members of a gym.
        /\/(?:sessions-page|authenticating-page|(?:confirm|keep)-email-page|begin-gym|emails-page|reset-password-page|forgot-password-page|stop-mail-page)-/,
        /\/(?:membership-card|in-gym|gym-on-home|invite-button|member-rows|quiet-members|agree-dialog)-/,
        // The public site: with a network.
        /\/(?:public-frame|public-library-page|legal-document)-/,
        // Letters that few names have; without them the device's own stand in.
        /\/outfit-latin-ext-/,
        // They need the network: gyms, plans, reports.
        /\/(?:gym-\w+-page|habits?-page|habits-card|habit-form|use-habits|invitation-page|organisations-page|plan-page|report-page|shared-report-page|report-view)-/,
      ],
    }),
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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) =>
        file.includes('-page-') && !openedDaily.test(file) ? [] : files,
    },
    reportCompressedSize: false,
    // The decoder of iPhone pictures is that large, and comes only with one.
    chunkSizeWarningLimit: 3_100,
    rolldownOptions: {
      // "use client" means something to servers that render React; there is none here.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
      // A busy machine is no warning.
      checks: { pluginTimings: false },
      treeshake: {
        // Making a schema changes nothing else: one that nobody uses may go.
        manualPureFunctions: ['z'],
        // Nor does importing one of our modules: of a door (public.ts) only what is used comes along.
        moduleSideEffects: [{ test: /\/(?:features|platform)\/.*\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // Few files: each has a kilobyte of headers, and browsers fetch six at a time.
          groups: [
            // What every page needs of packages: it changes with their versions, not with ours.
            { name: 'core', tags: ['$initial'], test: /node_modules/ },
            { name: 'start', tags: ['$initial'] },
            // What the sign-in pages, which must be quick, share with the first screen of the day.
            {
              name: 'entrance',
              test: /account\/web\/messages|wanted-path|ui\/(?:card|icon-button|list-row|page-header|status-message)\.|icons\/(?:mail|play|check|dumbbell|salad|chart-no-axes-column-increasing)\.mjs/,
            },
            // The search of foods on the device wants it without the exercises.
            { name: 'typing-errors', test: /platform\/shared\/typing-errors/ },
            // What the log of a session needs of the three below, and no more.
            {
              name: 'training-basics',
              test: /platform\/shared\/seeded-random|features\/(?:exercises\/rules\/(?:(?:exercise|exercise-kinds|equipment-kinds|exercise-pool)\.|library\/pattern-defaults)|plan-generator\/rules\/(?:figures\/|session-seconds|targets\/weekly-targets)|training-profile\/rules\/(?:kit|plates|warm-up-ramp)\.|figures\/web\/components\/(?:figure-svg|paint|later-thumbnail))/,
            },
            // Kept on the device once they were wanted.
            { name: 'exercise-catalogue', test: /features\/exercises\/rules\// },
            {
              name: 'exercise-figures',
              test: /features\/figures\/(?:rules|web\/components)\//,
            },
            {
              name: 'plan-making',
              test: /features\/(?:plan-generator|programmes)\/rules\//,
            },
            // All that the first screen of the day is made of: each further file costs a slow phone time.
            { name: 'first-screen', test: /web\/signed-in-page|home\/web\/pages\/home-page/ },
            // What opens over a page, and is not on it at first.
            {
              name: 'dialogs',
              test: /@base-ui\/|@floating-ui\/|web\/ui\/(?:dialog|close-on-back)\./,
            },
            // Pages without a form do without it.
            { name: 'forms', test: /platform\/web\/forms\/(?:use-form|save-bar)\./ },
            // Before what works offline, which would take fields and lists along, and every page with them it.
            {
              name: 'design',
              test: /platform\/web\/(?:ui\/(?!brand-marks|dialog|order-list|slider|switch)|forms|time)/,
              minShareCount: 2,
            },
            // The page of progress and its charts wait for no more than this of the rules.
            {
              name: 'progress-basics',
              test: /features\/(?:progress\/(?:contract|rules\/(?:progress-answer|layout|fetched-days)|web\/messages\/arrange)|nutrition\/rules\/weight\/weight-|cardio\/rules\/zones|tracks\/rules\/activity-kinds|exercises\/web\/messages\/kind-names)|platform\/(?:shared\/(?:periods|columns)|web\/records\/record-mutations)\./,
            },
            // The doors of its cards, without what stands behind them.
            {
              name: 'progress-doors',
              test: /features\/(?:goals|habits|measures|progress-photos|reports)\/web\/public\.ts/,
              includeDependenciesRecursively: false,
            },
            // What stands at the doors of features that work offline, and has no part in that.
            {
              name: 'exercise-sheet',
              test: /exercise-library\/web\/components\/add-exercise-sheet/,
              includeDependenciesRecursively: false,
            },
            // Apart from the sheet, which brings every exercise.
            {
              name: 'card-picture',
              test: /exercise-library\/web\/components\/card-picture/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'eating-card',
              test: /household\/web\/components\/eating-card/,
              includeDependenciesRecursively: false,
            },
            // What comes with it a little later: one file instead of one for each contract.
            { name: 'offline-later', test: /web\/offline-later/ },
            // What forms and foods share of the log's rules, small and often together.
            { name: 'food-rules', test: /food-log\/rules/, minShareCount: 2 },
            // What foods share with recipes: the search of foods does without the book.
            {
              name: 'food-basics',
              test: /features\/(?:food-facts\/rules\/(?:nutrient-kinds|food-kinds)|food-log\/rules\/item|foods\/rules\/search\/|recipe-book\/rules\/(?:amount-text|measures))|platform\/shared\/number-words/,
            },
            // What the pages of bookings share: kept with them, once they were opened.
            {
              name: 'booking-pages',
              test: /features\/booking-pages\/(?:rules|web\/(?:api|messages|components|hooks))/,
              minShareCount: 2,
            },
            // What the pages of a gym's classes and sessions share: kept with the timetable, once it was opened.
            {
              name: 'gym-classes',
              test: /features\/(?:classes|gym-offers)\/web\/(?:api\/(?:roll|running)|api\.ts|messages|components)/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // The built-in recipes and what computes and draws them: kept once Meals was opened. After the
            // groups above, so that the first screen never waits for what both use.
            {
              name: 'recipe-book',
              test: /features\/(?:recipe-book\/rules\/(?:facts|food-facts|read-|library|recipes|recipe-summary|scale-|step-text)|recipe-pictures|recipes\/rules\/(?:own-summary|recipe-views|recipe-row|book-recipe|guess-dish))/,
            },
            // How typed ingredients are read.
            { name: 'recipe-lines', test: /features\/ingredient-lines\/rules/ },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
