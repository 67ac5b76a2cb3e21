import { handle, type Route } from '#platform/server/http/handle.ts';
import { foodSentencesApi } from '../contract.ts';
import { answerSentence } from './actions/read-sentence.ts';

export const foodSentencesRoutes: Route[] = [
  handle(foodSentencesApi.read, ({ db, caller, body, nowMs }) =>
    answerSentence(db, caller.owner, body, nowMs),
  ),
];
