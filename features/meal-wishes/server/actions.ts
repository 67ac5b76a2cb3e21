import type { AiModel } from '#features/ai-model/server/public.ts';
import type { ReadWish } from '../contract.ts';
import {
  MODEL_INSTRUCTIONS,
  modelAnswer,
  modelQuestion,
  readModelAnswer,
} from '../rules/model-answer.ts';
import { readWishes } from '../rules/read-wishes.ts';

/** A person waits for this with our own reading at hand. */
const TIMEOUT_MS = 15_000;

/**
 * Reads a wish for meals with the configured model, or with our own rules where there is none or it fails.
 * Nothing of the text is stored or logged.
 */
export async function readMealWish(
  model: AiModel | null,
  text: string,
  timeoutMs = TIMEOUT_MS,
): Promise<ReadWish> {
  const { wishes, notUnderstood } = readWishes(text);
  const own: ReadWish = {
    readBy: 'rules',
    failure: null,
    wishes,
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
  const read = readModelAnswer(asked.value, text, wishes);
  return read === null
    ? { ...own, failure: 'unreadable' }
    : { readBy: 'model', failure: null, ...read };
}
