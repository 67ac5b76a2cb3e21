import { activitiesApi } from '#features/cardio/contract.ts';
import { SMALL_TRACK } from '#features/cardio/testing/small-track.ts';
import { newId } from '#platform/shared/ids.ts';
import { activity } from './records.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

/** Accepted inputs of cardio's endpoints, by name. */
export const cardioSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'activityFilesApi.track': async (owner) => {
    const body = { ...activity, id: newId(), track: SMALL_TRACK } as never;
    const { id } = await owner.call(activitiesApi.add, { body });
    return { params: { id } };
  },
  'activityFilesApi.known': () => ({
    body: { files: [{ id: newId(), startedAt: '2026-11-20T19:00:00.000Z' }] },
  }),
  'heartSettingsApi.save': () => ({ body: { restingRate: 58, maxRate: null, byEffort: false } }),
};
