import { useMutation, useQuery } from '@tanstack/react-query';
import { shoppingApi } from '#features/shopping/contract.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { shareText } from './messages/sharing.ts';

const newLink = mutationBy(() => call(shoppingApi.share, {}), {
  failed: shareText.failed,
});
const noLink = mutationBy(() => call(shoppingApi.stopSharing, {}), {
  done: () => shareText.stopped,
  failed: shareText.failed,
});

/** The link of the list: undefined while it loads, null while there is none. */
export function useShareLink() {
  const { data, error } = useQuery(queryOf(shoppingApi.readShare, {}));
  const share = useMutation(newLink);
  const stop = useMutation(noLink);
  return {
    token: data && data.token,
    endsAt: data?.endsAt ?? null,
    error,
    isPending: share.isPending || stop.isPending,
    share: () => share.mutateAsync(),
    stop: () => stop.mutateAsync(),
  };
}
