import type { AiModel } from '#features/ai-model/server/public.ts';
import { handle, type Route } from '#platform/server/http/handle.ts';
import { foodSentencesApi } from '../contract.ts';
import { answerByModel } from './actions/read-by-model.ts';
import { answerSentence } from './actions/read-sentence.ts';

/** `model` is null where the operator has set up no service. */
export function foodSentencesRoutes(model: AiModel | null): Route[] {
  return [
    handle(foodSentencesApi.read, ({ db, caller, body, nowMs }) =>
      answerSentence(db, caller.owner, body, nowMs),
    ),
    handle(foodSentencesApi.reader, async () => ({ provider: model?.provider ?? null })),
    handle(foodSentencesApi.readByModel, ({ db, caller, body, nowMs }) =>
      answerByModel(model, { db, owner: caller.owner, input: body, nowMs }),
    ),
  ];
}
