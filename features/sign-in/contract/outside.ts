import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { done, email } from './fields.ts';

/** The services that a person may sign in with. */
export const outsideProvider = z.enum(['google', 'facebook']);
export type OutsideProvider = z.infer<typeof outsideProvider>;

/** Signing in with Google and Facebook, beside the redirects that only a browser's address bar follows. */
export const outsideApi = {
  giveEmail: endpoint({
    method: 'POST',
    path: '/api/auth/outside/email',
    access: 'public',
    rate: 'sign-in',
    summary: 'Finish a sign-in when the provider sent no email address',
    body: z.object({ email }),
    response: done.extend({ secondStep: z.literal(true).optional() }),
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/auth/outside/:provider',
    access: 'signed-in',
    rate: 'sign-in',
    summary: 'Start connecting a sign-in provider; returns its URL (recent sign-in)',
    params: z.object({ provider: outsideProvider }),
    response: z.object({ url: z.string() }),
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/auth/outside/:provider',
    access: 'signed-in',
    rate: 'write',
    summary: 'Disconnect a sign-in provider',
    params: z.object({ provider: outsideProvider }),
    response: done,
  }),
};
