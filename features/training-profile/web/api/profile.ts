import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import {
  type HealthScreening,
  healthScreeningApi,
  type TrainingProfile,
  type TrainingProfileChange,
  trainingProfileApi,
} from '../../contract.ts';
import { healthText } from '../messages/health.ts';
import { profileText } from '../messages/profile.ts';

export const useTrainingProfile = () => useQuery(queryOf(trainingProfileApi.read, {}));

export const useHealthScreening = () => useQuery(queryOf(healthScreeningApi.read, {}));

const change = (body: TrainingProfileChange) => call(trainingProfileApi.change, { body });

/** Saves the parts that changed; Undo brings those back as they were. */
export const useChangeProfile = (before: TrainingProfile) =>
  useMutation(
    mutationBy(change, {
      done: () => profileText.saved,
      undo: (_, { days, avoid, recovery }) => ({
        run: () =>
          change({
            ...(days && { days: before.days }),
            ...(avoid && { avoid: before.avoid }),
            ...(recovery && { recovery: before.recovery }),
          }),
        done: profileText.undone,
        failed: profileText.undoFailed,
      }),
      failed: profileText.failed,
    }),
  );

const keep = (screening: HealthScreening | null) =>
  screening
    ? call(healthScreeningApi.save, { body: screening })
    : call(healthScreeningApi.remove, {});

/** Saves or deletes (null) health answers; Undo brings back those before. */
export const useSaveScreening = (before: HealthScreening | null) =>
  useMutation(
    mutationBy(keep, {
      done: (_, screening) => {
        if (!screening) return healthText.removed;
        return screening.clearedOn !== null ? healthText.cleared : healthText.saved;
      },
      undo: () => ({
        run: () => keep(before),
        done: healthText.undone,
        failed: healthText.undoFailed,
      }),
      failed: healthText.failed,
    }),
  );
