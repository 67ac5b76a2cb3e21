import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { notificationsApi } from '../contract.ts';

/** Stops one kind of mail by the link in it; the settings of a signed-in person are read again. */
export function useStopMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(notificationsApi.stop, { body: { token } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
