import type { AiModel } from '#features/ai-model/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { trainingRequestsApi } from '../contract.ts';
import { readTrainingRequest } from './actions.ts';

/** `model` is null where the operator has set up no service. */
export function trainingRequestsRoutes(model: AiModel | null): Route[] {
  return [
    handle(trainingRequestsApi.state, async () => ({ provider: model?.provider ?? null })),
    handle(trainingRequestsApi.read, async ({ body }) => readTrainingRequest(model, body.text)),
  ];
}
