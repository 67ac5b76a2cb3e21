import { useQuery } from '@tanstack/react-query';
import { base64Of } from '#platform/web/api-client/base64.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { recordMutations } from '#platform/web/records/record-mutations.ts';
import { credentialChecksApi, credentialSendingApi, credentialsApi } from '../contract.ts';
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

export const decideCheck = mutationOf(
  credentialChecksApi.decide,
  ({ id, ...body }: { id: string; check: 'checked' | 'refused'; note: string }) => ({
    params: { id },
    body,
  }),
  { done: () => consoleText.done, failed: consoleText.failed },
);
