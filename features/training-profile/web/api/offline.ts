import {
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import {
  type HealthScreening,
  healthScreeningApi,
  type TrainingProfileChange,
  trainingPlacesApi,
  trainingProfileApi,
} from '../../contract.ts';
import { byFirstPlace, toShownPlace } from '../../rules/places.ts';
import { sayHealth, sayProfile } from '../messages/pending.ts';

/** Its `PendingMark`s use the same names. */
const PLACE = 'training-place';
const PROFILE = 'training-profile';
const HEALTH = 'health-screening';
/** A person has one of each. */
const MINE = 'mine';
const done = { ok: true } as const;

const places = offlineRecord({
  kind: PLACE,
  api: trainingPlacesApi,
  verb: 'Add',
  toShown: toShownPlace,
});

/** Neither has a version: the last one to say so is right. */
const mine = <Is>(kind: string, is: Is) => ({ kind, id: MINE, version: 0, is, deleted: false });

type Kept = { screening: HealthScreening | null };

export const trainingProfileOffline: OfflineFeature = {
  writes: [
    ...places.writes,
    offlineWrite(trainingProfileApi.change, {
      verb: 'Change',
      effect({ body }, known) {
        const before = known.find(PROFILE, MINE)?.is as TrainingProfileChange | undefined;
        return { things: [mine(PROFILE, { ...before, ...body })], answer: done };
      },
    }),
    offlineWrite(healthScreeningApi.save, {
      verb: 'Save',
      effect: ({ body }) => ({
        things: [mine<Kept>(HEALTH, { screening: body })],
        answer: done,
      }),
    }),
    offlineWrite(healthScreeningApi.remove, {
      verb: 'Delete',
      effect: () => ({ things: [mine<Kept>(HEALTH, { screening: null })], answer: done }),
    }),
  ],
  reads: [
    places.listed({ list: trainingPlacesApi.list, inOrder: byFirstPlace }),
    offlineRead(trainingProfileApi.read, {
      overlay(answer, _, known) {
        const change = known.find(PROFILE, MINE)?.is as Partial<typeof answer> | undefined;
        return change ? { ...answer, ...change } : answer;
      },
    }),
    offlineRead(healthScreeningApi.read, {
      overlay: (answer, _, known) => (known.find(HEALTH, MINE)?.is as Kept | undefined) ?? answer,
    }),
  ],
  async ahead(_today, { ask }) {
    await ask(trainingPlacesApi.list, {});
    await ask(trainingProfileApi.read, {});
    await ask(healthScreeningApi.read, {});
  },
  says: {
    [PLACE]: ({ name }: { name: string }) => name,
    [PROFILE]: sayProfile,
    [HEALTH]: sayHealth,
  },
};
