import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const build = ['**/node_modules/**', '**/build/**', 'e2e/**'];
const serverTests = [
  'features/*/server/**/*.test.ts',
  'apps/server/**/*.test.ts',
  'platform/server/**/*.test.ts',
];
const browserTests = [
  '**/*.test.tsx',
  'apps/web/**/*.test.ts',
  'features/*/web/**/*.test.ts',
  'platform/web/**/*.test.ts',
];

/** They start all that works without a network, which tries again for as long as the app is open. */
const alone = [
  'apps/web/app.test.tsx',
  'features/training-sessions/web/api.test.ts',
  'platform/web/offline/opening.test.ts',
];

/** One PostgreSQL for the whole run; each file copies a database of its own. */
const globalSetup = ['apps/server/testing/test-postgres.ts'];

/** Properties are tried ten times; `npm run test:long` tries them as often as they say. */
const setupFiles = ['platform/shared/testing/limit-properties.ts'];

/** What is slow and seldom touched is left out by `npm test` (and tests in other files: `isUsualRun`). */
const leftOut = process.env['USUAL']
  ? [
      'apps/server/operations/backup.test.ts',
      'apps/server/process.test.ts',
      'apps/server/ten-years.test.ts',
      'bench/meal-plan/week-bound.test.ts',
      'features/billing/server/year.test.ts',
      'features/csv-import/server/kill-commit.test.ts',
      'features/food-import/server/import-foods.test.ts',
      'features/sign-in/server/passkey-answers.test.ts',
      'platform/server/db/embedded.test.ts',
      'platform/server/db/postgres-lifetime.test.ts',
      'scripts/new-feature.test.ts',
    ]
  : [];

/** Ahead of UTC and behind it; `npm run test:long` takes half hours and our own zone as well. */
const ZONES = process.env['USUAL']
  ? ['Pacific/Auckland', 'America/Los_Angeles']
  : ['Pacific/Auckland', 'America/Los_Angeles', 'Australia/Sydney', 'Asia/Kolkata'];

/** What is about days, once more with the whole process in the zone: days that follow it show here. */
function zoneProject(zone: string, at: number) {
  // To load the whole server takes longer than its tests of days: the usual run does so once.
  const server = at === 0 || !process.env['USUAL'];
  return {
    extends: true as const,
    test: {
      name: `zone-${zone}`,
      environment: 'node',
      include: [
        'platform/shared/calendar-day.test.ts',
        'platform/web/time/*.test.ts',
        'features/food-log/rules/**/{diary-days,meal-at,month-weeks,recurrence}.test.ts',
        ...(server ? ['features/food-log/server/days.test.ts'] : []),
      ],
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      env: { TZ: zone, TEST_ZONE: zone },
      globalSetup: server ? globalSetup : [],
      setupFiles,
    },
  };
}

export default defineConfig({
  plugins: [react()],
  test: {
    exclude: [...build, ...leftOut],
    // What hangs must show with a name, soon; thousands of runs (`npm run test:long`) take longer.
    testTimeout: process.env['LONG'] ? 120_000 : 10_000,
    hookTimeout: 10_000,
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles,
          include: [
            'bench/**/*.test.ts',
            'features/*/*.test.ts',
            'features/*/rules/**/*.test.ts',
            'platform/shared/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: browserTests,
          exclude: [...build, ...leftOut, ...alone],
          // React and the app are loaded once a lane instead of once a file.
          isolate: false,
          setupFiles: [...setupFiles, 'platform/web/testing/leave-nothing-behind.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web-alone',
          environment: 'happy-dom',
          include: alone,
          setupFiles: [...setupFiles, 'platform/web/testing/leave-nothing-behind.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: serverTests,
          globalSetup,
          setupFiles,
          // The app is loaded once a lane instead of once a file. What a file leaves behind in a module is a
          // defect: servers live beside one another in a process (two-servers.test.ts), so nothing may be there.
          isolate: false,
          // Hashing a password is slow on purpose, and slower while two lanes share two cores.
          testTimeout: process.env['LONG'] ? 120_000 : 20_000,
          hookTimeout: 60_000,
        },
      },
      ...ZONES.map(zoneProject),
    ],
  },
});
