import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type TrainerWishes, trainersApi } from '#features/trainers/contract.ts';
import { queryOf } from '#platform/web/query/query-of.ts';

/** Trainers that match; the last ones stay on screen while others are looked for. */
export const useTrainers = (query: TrainerWishes) =>
  useQuery({ ...queryOf(trainersApi.search, { query }), placeholderData: keepPreviousData });

/** The profiles of some trainers, for what a search does not say of them. */
export const useTrainerPages = (slugs: readonly string[]) =>
  useQueries({ queries: slugs.map((slug) => queryOf(trainersApi.read, { params: { slug } })) });
