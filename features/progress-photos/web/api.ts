import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { progressPhotosApi } from '../contract.ts';
import type { ProgressPhoto } from '../rules/poses.ts';
import { guardSaved, photoMessages } from './messages.ts';

/** The photos without their pictures. Asked again when guarded ones are to be hidden. */
export function usePhotos() {
  const query = useQuery(queryOf(progressPhotosApi.list, {}));
  const { data, dataUpdatedAt, refetch } = query;
  const shownForMs = data?.shownForMs ?? null;
  useEffect(() => {
    if (shownForMs === null || shownForMs === 0) return;
    const leftMs = dataUpdatedAt + shownForMs - Date.now();
    const timer = setTimeout(() => void refetch(), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [shownForMs, dataUpdatedAt, refetch]);
  return query;
}

const mutations = recordMutations(progressPhotosApi, photoMessages);

export const usePhotoEditMutation = () => mutations.edit;
export const useRemovePhoto = () => useMutation(mutations.remove);

export type AddedPhoto = InputOf<typeof progressPhotosApi.add>['body'];

/** Keeps a photo. The id is the caller's: trying again keeps one. Errors are the form's. */
export const useAddPhoto = () =>
  useMutation({
    ...mutations.add,
    onError: () => undefined,
  });

/** Asks for a recent sign-in; screens then show guarded photos. */
export const useShowPhotos = () => useMutation(mutationOf(progressPhotosApi.show, () => ({})));

/** Asks before photos are shown, or not. */
export const useGuardPhotos = () =>
  useMutation(
    mutationOf(progressPhotosApi.guard, (isGuarded: boolean) => ({ body: { isGuarded } }), {
      done: (_, isGuarded) => guardSaved(isGuarded),
    }),
  );

export type { ProgressPhoto };
