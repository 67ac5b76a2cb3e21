import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import {
  type TrainingProfile,
  type TrainingProfileChange,
  trainingPlacesApi,
  trainingProfileApi,
} from '../../contract.ts';
import { profileText } from '../messages/profile.ts';

type Kept = {
  change: TrainingProfileChange;
  /** a place that the days go to */
  place: InputOf<typeof trainingPlacesApi.add>['body'] | null;
};

const change = (body: TrainingProfileChange) => call(trainingProfileApi.change, { body });

/** Writes a wish into the training profile, with its place; Undo brings both back as they were. */
export const useKeepForLater = (before: TrainingProfile | undefined) =>
  useMutation(
    mutationBy(
      async ({ change: wanted, place }: Kept) => {
        if (place) await call(trainingPlacesApi.add, { body: place });
        return change(wanted);
      },
      {
        done: () => profileText.saved,
        undo: (_, { change: wanted, place }) =>
          before
            ? {
                run: async () => {
                  await change({
                    ...(wanted.days && { days: before.days }),
                    ...(wanted.avoid && { avoid: before.avoid }),
                  });
                  if (place) await call(trainingPlacesApi.remove, { params: { id: place.id } });
                },
                done: profileText.undone,
                failed: profileText.undoFailed,
              }
            : null,
        failed: profileText.failed,
      },
    ),
  );
