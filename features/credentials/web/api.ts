import { useQuery } from '@tanstack/react-query';
import { base64Of } from '#platform/web/api-client/base64.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { credentialChecksApi, credentialSendingApi, credentialsApi } from '../contract.ts';
import type { Compared } from '../rules/credentials.ts';
import { consoleText, credentialMessages, credentialText } from './messages.ts';

export const useCredentials = () => useQuery(queryOf(credentialsApi.list, {}));

export const credentialMutations = recordMutations(credentialsApi, credentialMessages);

export const sendCredential = mutationBy(
  async ({ id, document }: { id: string; document: Blob | null }) =>
    call(credentialSendingApi.send, {
      params: { id },
      body: { document: document && (await base64Of(document)) },
    }),
  { done: () => credentialText.sent },
);

export const useChecks = () => useQuery(queryOf(credentialChecksApi.list, {}));

/** How much waits for the person to check; null: they check nobody's, or it is not known. */
export const useWaitingChecks = (): number | null =>
  useQuery(queryOf(credentialChecksApi.count, {})).data?.waiting ?? null;

type Decision = {
  id: string;
  check: 'checked' | 'refused';
  note: string;
  compared: Compared[];
  source: string;
};

export const decideCheck = mutationOf(
  credentialChecksApi.decide,
  ({ id, ...body }: Decision) => ({ params: { id }, body }),
  {
    done: () => consoleText.done,
    undo: ({ id }) => ({
      run: () =>
        call(credentialChecksApi.undo, {
          params: { id },
          body: { note: consoleText.undoneNote },
        }),
      done: consoleText.undone,
      failed: consoleText.failed,
    }),
  },
);

export const undoCheck = mutationOf(
  credentialChecksApi.undo,
  ({ id, note }: { id: string; note: string }) => ({ params: { id }, body: { note } }),
  { done: () => consoleText.undone },
);
