import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { accountOffline, personEndpoint } from '#features/account/web/public.ts';
import { foodLogOffline } from '#features/food-log/web/public.ts';
import { foodsOffline } from '#features/foods/web/public.ts';
import { homeOffline } from '#features/home/web/public.ts';
import { nutritionOffline } from '#features/nutrition/web/public.ts';
import { needsOnboarding } from '#features/onboarding/rules/needs-onboarding.ts';
import type { LaterFeatures, OfflineFeature } from '#platform/web/offline/offline-feature.ts';
import type { Offline } from '#platform/web/offline/offline-now.ts';
import { startOffline } from '#platform/web/offline/start-offline.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { whenIdle } from '#platform/web/time/when-idle.ts';

/** The features that work without a network from the first screen on. */
export const firstFeatures: readonly OfflineFeature[] = [
  foodLogOffline,
  nutritionOffline,
  homeOffline,
  foodsOffline,
  accountOffline,
];

/** Where the addresses of the other features' calls begin (offline-later.ts). */
const LATER_PATHS = [
  '/api/availability',
  '/api/bookings',
  '/api/classes-taught',
  '/api/packs',
  '/api/exercise-settings',
  '/api/lifts',
  '/api/exercise-marks',
  '/api/habit',
  '/api/health-screening',
  '/api/household',
  '/api/leftovers',
  '/api/meal-plan',
  '/api/own-exercises',
  '/api/progress',
  '/api/recipe',
  '/api/shopping',
  '/api/timetable',
  '/api/offers',
  '/api/trainer-',
  '/api/training-',
  '/api/trophies',
  '/api/measure',
  '/api/goal',
];

export const later: LaterFeatures = {
  serves: (path) => LATER_PATHS.some((start) => path.startsWith(start)),
  load: () =>
    import('./offline-later.ts').then(({ laterFeatures, keepLaterFiles }) => {
      void keepLaterFiles();
      return laterFeatures;
    }),
};

const ready = (person: CurrentUser): boolean => !needsOnboarding(person);
const start = (client: QueryClient) =>
  startOffline({ client, features: firstFeatures, later, personEndpoint, ready });

/** Before the first drawing: what the device keeps of the page at `path`. */
export const openFromDevice = (client: QueryClient, path: string): Promise<void> =>
  start(client).open(path);

/** Whether the page at `path` may render before the server returns the current user. */
export const opensFromDevice = (path: string): boolean =>
  firstFeatures.some(({ opens }) => opens?.paths.includes(path));

/** Starts offline support before the first request. */
export function useOffline(): Offline {
  const client = useQueryClient();
  return useState(() => start(client))[0];
}

/** The device belongs to the signed-in person (null: to nobody). */
export function useDeviceOf(user: { id: string } | null | undefined): void {
  const offline = useOffline();
  const id = user === undefined ? undefined : (user?.id ?? null);
  useEffect(() => {
    if (id !== undefined) void offline.adopt();
  }, [offline, id]);
}

/** Fetches what will be wanted without a network, once the browser has nothing else to do, and again each day. */
export function useFetchAhead(): void {
  const offline = useOffline();
  const today = useToday();
  useEffect(() => whenIdle(() => void offline.fetchAhead(today)), [offline, today]);
}
