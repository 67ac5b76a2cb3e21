import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const kept = {
  method: 'GET',
  access: 'signed-in',
  rate: 'read',
  summary: '',
  offline: 'cached',
} as const;

/** Who is signed in, as tests of what is kept offline ask it. */
export const personEndpoint = endpoint({
  ...kept,
  path: '/api/me',
  response: z.object({ id: z.string() }),
});

/** Their notes, as texts. */
export const notesEndpoint = endpoint({
  ...kept,
  path: '/api/notes',
  response: z.array(z.string()),
});
