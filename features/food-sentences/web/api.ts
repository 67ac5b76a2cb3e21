import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { foodSentencesApi } from '../contract.ts';

/** Reads a sentence. Its answer is shown where it was asked for, so failures make no toast. */
export const useReadSentence = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof foodSentencesApi.read>['body']) =>
      call(foodSentencesApi.read, { body }),
  });
