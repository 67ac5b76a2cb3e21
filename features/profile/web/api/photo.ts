import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CurrentUser, photoApi } from '#features/account/contract.ts';
import { photoAddress } from '#features/account/rules/profile-photo.ts';
import { USER_KEY } from '#features/account/web/public.ts';
import { base64Of } from '#platform/web/api-client/base64.ts';
import { call } from '#platform/web/api-client/call.ts';
import { fetchStoredFile } from '#platform/web/api-client/stored-file.ts';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { photoShown } from '../messages/profile.ts';

function usePhotoChange<Input, Output extends { photo: string | null }>(
  run: (input: Input) => Promise<Output>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ photo }) => {
      client.setQueryData<CurrentUser | null>(USER_KEY, (now) => (now ? { ...now, photo } : now));
      // The device keeps what it has read. Without it the older picture is not shown either.
      void call(photoApi.readPhoto, {}).catch(() => undefined);
    },
  });
}

/** The address of the picture as this device keeps it, asked for where the server cannot be reached; else null. */
export function useKeptPhoto(tag: string | null, isWanted: boolean): string | null {
  const { offline } = useOfflineState();
  const enabled = isWanted && offline && tag !== null;
  const { data } = useQuery({ ...queryOf(photoApi.readPhoto, {}), enabled });
  return enabled && data?.webp && data.photo === tag ? `data:image/webp;base64,${data.webp}` : null;
}

/** Replaces the photo. */
export const useSavePhoto = () =>
  usePhotoChange(async (picture: Blob) =>
    call(photoApi.savePhoto, { body: { photo: await base64Of(picture) } }),
  );

/** Takes the picture away; answers what it was, so that it can be put back. */
export const useRemovePhoto = () =>
  usePhotoChange(async (tag: string) => {
    const before = await fetchStoredFile(photoAddress(tag));
    return { ...(await call(photoApi.removePhoto, {})), before };
  });

const saveShown = mutationOf(photoApi.saveShown, (isShown: boolean) => ({ body: { isShown } }), {
  failed: photoShown.failed,
});

/** Whether trainers see the picture, as it was last said. */
export function usePhotoShown() {
  const query = useQuery(queryOf(photoApi.readShown, {}));
  const save = useMutation(saveShown);
  const isShown = save.isPending ? save.variables : (query.data?.isShown ?? false);
  return { isShown, isKnown: query.isSuccess, save: save.mutate };
}
