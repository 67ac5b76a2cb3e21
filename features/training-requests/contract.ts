import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { requestConstraints } from './rules/constraints.ts';
import { MAX_REQUEST_LENGTH } from './rules/line.ts';

/** Why a model that was asked did not read the request. */
const MODEL_FAILURES = ['refused', 'unreadable', 'timeout', 'unavailable'] as const;

const readAnswer = z.object({
  /** `rules`: our own reader, which the device has too */
  readBy: z.enum(['model', 'rules']),
  /** null: the model read it, or none is set up */
  failure: z.enum(MODEL_FAILURES).nullable(),
  constraints: requestConstraints,
  /** words of the text that say something nobody read */
  notUnderstood: z.array(z.string()),
});
export type ReadAnswer = z.infer<typeof readAnswer>;

export const trainingRequestsApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/training-requests/state',
    about: [],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get which AI service reads training wishes, if any',
    response: z.object({ provider: z.string().nullable() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/training-requests/read',
    about: [],
    access: 'signed-in',
    // A model's answer costs the operator.
    rate: 'bulk',
    summary: 'Read a training wish in plain words as constraints of a plan; stores nothing',
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, 'Say what you would like to train.')
        .max(MAX_REQUEST_LENGTH, `Use at most ${MAX_REQUEST_LENGTH} characters.`),
    }),
    response: readAnswer,
  }),
};
