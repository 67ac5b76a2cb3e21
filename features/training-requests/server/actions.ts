import type { AiModel } from '#features/ai-model/server/public.ts';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import type { ReadAnswer } from '../contract.ts';
import {
  MODEL_INSTRUCTIONS,
  modelAnswer,
  modelQuestion,
  readModelAnswer,
} from '../rules/model-answer.ts';
import { readRequest } from '../rules/read-request.ts';

/** A person waits for this with our own reading at hand. */
const TIMEOUT_MS = 15_000;

/**
 * Reads a training wish with the configured model, or with our own rules where there is none or it fails.
 * Exercises to leave out are found by our own search only. Nothing of the text is stored or logged.
 */
export async function readTrainingRequest(
  model: AiModel | null,
  text: string,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadAnswer> {
  const { constraints, notUnderstood } = readRequest(text, EXERCISES);
  const own: ReadAnswer = {
    readBy: 'rules',
    failure: null,
    constraints,
    notUnderstood: [...notUnderstood],
  };
  if (model === null) return own;
  const asked = await model.ask({
    instructions: MODEL_INSTRUCTIONS,
    question: modelQuestion(text),
    schema: modelAnswer,
    timeoutMs,
  });
  if (asked.outcome !== 'answered') return { ...own, failure: asked.outcome };
  const read = readModelAnswer(asked.value, text);
  if (read === null) return { ...own, failure: 'unreadable' };
  return {
    readBy: 'model',
    failure: null,
    constraints: { ...read.constraints, banned: constraints.banned },
    notUnderstood: read.notUnderstood,
  };
}
