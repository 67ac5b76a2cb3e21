import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { reviewsApi, trainersApi } from '../contract.ts';
import { consoleText, reviewText } from './messages/reviews.ts';

export const useTrainer = (slug: string) =>
  useQuery(queryOf(trainersApi.read, { params: { slug } }));

/** Suburbs that begin with what is typed, from two letters on. */
export const useSuburbs = (name: string) =>
  useQuery({
    ...queryOf(trainersApi.suburbs, { query: { name } }),
    enabled: name.trim().length > 1,
    placeholderData: keepPreviousData,
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
