import { useQuery } from '@tanstack/react-query';
import { trainerProfileApi } from '#features/trainers/contract.ts';
import type { TrainerContent } from '#features/trainers/rules/trainer-profile.ts';
import { base64Of } from '#platform/web/api-client/base64.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { profileText } from './messages/profile.ts';

export const useOwnProfile = () => useQuery(queryOf(trainerProfileApi.get, {}));

export const saveTrainerProfile = mutationOf(
  trainerProfileApi.save,
  (body: TrainerContent & { version: number }) => ({ body }),
  { done: () => profileText.saved },
);

export const chooseListing = mutationOf(
  trainerProfileApi.list,
  (wantsListing: boolean) => ({ body: { wantsListing } }),
  {
    done: ({ isListed }) => (isListed ? profileText.listedNow : profileText.notListedNow),
    failed: profileText.notChanged,
  },
);

export const saveTrainerPhoto = mutationBy(
  async (file: Blob) =>
    call(trainerProfileApi.savePhoto, { body: { photo: await base64Of(file) } }),
  { done: () => profileText.photoSaved },
);

export const removeTrainerPhoto = mutationOf(trainerProfileApi.removePhoto, () => ({}), {
  done: () => profileText.photoRemoved,
  failed: profileText.notChanged,
});
