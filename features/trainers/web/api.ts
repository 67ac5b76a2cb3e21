import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { base64Of } from '#platform/web/api-client/base64.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type TrainerWishes, trainersApi } from '../contract/browsing.ts';
import { trainerProfileApi } from '../contract/profile.ts';
import { reviewsApi } from '../contract/reviews.ts';
import type { TrainerContent } from '../rules/trainer-profile.ts';
import { profileText } from './messages/profile.ts';
import { consoleText, reviewText } from './messages/reviews.ts';

/** Trainers that match; the last ones stay on screen while others are looked for. */
export const useTrainers = (query: TrainerWishes) =>
  useQuery({ ...queryOf(trainersApi.search, { query }), placeholderData: keepPreviousData });

export const useTrainer = (slug: string) =>
  useQuery(queryOf(trainersApi.read, { params: { slug } }));

/** Suburbs that begin with what is typed, from two letters on. */
export const useSuburbs = (name: string) =>
  useQuery({
    ...queryOf(trainersApi.suburbs, { query: { name } }),
    enabled: name.trim().length > 1,
    placeholderData: keepPreviousData,
  });

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

export const useReviews = (slug: string, page: number) =>
  useQuery({
    ...queryOf(reviewsApi.list, { query: { slug, page } }),
    placeholderData: keepPreviousData,
  });

export const useMyReviews = () => useQuery(queryOf(reviewsApi.mine, {}));

export const useReported = () => useQuery(queryOf(reviewsApi.reported, {}));

export const saveReview = mutationOf(
  reviewsApi.save,
  ({ id, ...body }: { id: string; stars: number; text: string }) => ({ params: { id }, body }),
  { done: () => reviewText.saved },
);

export const removeReview = mutationOf(reviewsApi.remove, (id: string) => ({ params: { id } }), {
  done: () => reviewText.removed,
  failed: reviewText.failed,
});

export const replyToReview = mutationOf(
  reviewsApi.reply,
  ({ id, text }: { id: string; text: string }) => ({ params: { id }, body: { text } }),
  { done: () => reviewText.replySaved },
);

export const reportReview = mutationOf(
  reviewsApi.report,
  ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
  { done: () => reviewText.reported },
);

export const judgeReview = mutationOf(
  reviewsApi.judge,
  ({ id, keeps }: { id: string; keeps: boolean }) => ({ params: { id }, body: { keeps } }),
  { done: () => consoleText.judged, failed: consoleText.failed },
);
