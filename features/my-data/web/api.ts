import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { base64Of } from '#platform/web/api-client/base64.ts';
import { call } from '#platform/web/api-client/call.ts';
import { myDataApi } from '../contract.ts';
import { EXPORT_FILE_PATH } from '../rules.ts';

const KEY = [myDataApi.state.path] as const;
const WHILE_RUNNING_MS = 1000;

/** The newest export and a deletion that waits; asked again while an export is being made. */
export const useMyData = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => call(myDataApi.state, {}),
    refetchInterval: ({ state }) =>
      state.data?.export?.state === 'running' ? WHILE_RUNNING_MS : false,
  });

export const exportFileUrl = (id: string): string => EXPORT_FILE_PATH.replace(':id', id);

function useChange<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export const useAskExport = () =>
  useChange((photos: boolean) => call(myDataApi.requestExport, { body: { photos } }));
export const useAskDeletion = () => useChange(() => call(myDataApi.requestDeletion, {}));
export const useCancelDeletion = () => useChange(() => call(myDataApi.cancelDeletion, {}));

/** Brings an export in; everything on screen may be another thing afterwards. */
export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      call(myDataApi.import, { body: { zip: await base64Of(file) } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
