import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import {
  type Activity,
  activitiesApi,
  activityFilesApi,
  type NewActivity,
} from '../../contract.ts';
import { isAlike } from '../../rules/alike.ts';
import { filesText } from '../messages/files.ts';

export type FileState = 'new' | 'there' | 'deleted' | 'alike';
type Asked = { id: string; startedAt: string };

/** What of these the person has already: the server knows, without a network the device does as far as it can. */
export function useKnownFiles() {
  const client = useQueryClient();
  return async (files: readonly Asked[]): Promise<ReadonlyMap<string, FileState>> => {
    try {
      const answer = await call(activityFilesApi.known, { body: { files: [...files] } });
      return new Map(answer.map(({ id, state }) => [id, state]));
    } catch {
      const lists = client.getQueriesData<Activity[]>({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${activitiesApi.list.path}?`),
      });
      const here = lists.flatMap(([, list]) => list ?? []);
      return new Map(files.map((file) => [file.id, stateOf(file, here)]));
    }
  };
}

function stateOf({ id, startedAt }: Asked, here: readonly Activity[]): FileState {
  if (here.some((one) => one.id === id)) return 'there';
  const isLike = here.some((one) => one.startedAt && isAlike(one.startedAt, startedAt));
  return isLike ? 'alike' : 'new';
}

export type Chosen = { activity: NewActivity; state: FileState };

const remove = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => call(activitiesApi.remove, { params: { id } })));

/** Saves activities of files, and brings back those that were deleted; one toast, one Undo. */
export const useSaveFiles = () =>
  useMutation(
    mutationBy(
      async (chosen: readonly Chosen[]) => {
        for (const { activity, state } of chosen) {
          const { id } = activity;
          if (state === 'deleted') await call(activitiesApi.restore, { params: { id } });
          else await call(activitiesApi.add, { body: activity });
        }
        return chosen.map(({ activity }) => activity.id);
      },
      {
        done: (ids) => filesText.saved(ids.length),
        undo: (ids) => ({
          run: () => remove(ids),
          done: filesText.undone,
          failed: filesText.undoFailed,
        }),
        failed: filesText.failed,
      },
    ),
  );
