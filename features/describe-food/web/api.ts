import { useMutation, useQuery } from '@tanstack/react-query';
import { foodSentencesApi } from '#features/food-sentences/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';

/** Which AI service reads sentences; null while unknown, or where none is set up. */
export const useSentenceReader = (): string | null =>
  useQuery(queryOf(foodSentencesApi.reader, {})).data?.provider ?? null;

/** Reads a sentence. Its answer is shown where it was asked for, so failures make no toast. */
export const useReadSentence = (withAi: boolean) =>
  useMutation({
    mutationFn: (body: InputOf<typeof foodSentencesApi.read>['body']) =>
      call(withAi ? foodSentencesApi.readByModel : foodSentencesApi.read, { body }),
  });
