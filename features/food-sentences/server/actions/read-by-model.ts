import type { AiModel } from '#features/ai-model/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { SentenceAnswer, SentenceReading } from '../../contract.ts';
import {
  MODEL_INSTRUCTIONS,
  modelAnswer,
  modelQuestion,
  type PlainItem,
  readModelAnswer,
} from '../../rules/sentence-model.ts';
import { answerSentence, type SentenceInput } from './read-sentence.ts';

/** A person waits for this with our own reading at hand. */
const TIMEOUT_MS = 15_000;

type Asking = { db: Db; owner: OwnerId; input: SentenceInput; nowMs: number };

/** Foods and amounts come from our own reader, of a line as plain as "150 g rice"; the words shown are the person's. */
async function answerPlainly(
  { db, owner, input, nowMs }: Asking,
  items: readonly PlainItem[],
): Promise<Pick<SentenceAnswer, 'items' | 'notFound'>> {
  const answer: Pick<SentenceAnswer, 'items' | 'notFound'> = { items: [], notFound: [] };
  for (const { said, line } of items) {
    const read = await answerSentence(db, owner, { ...input, text: line }, nowMs);
    answer.items.push(...read.items.map((item) => ({ ...item, said })));
    answer.notFound.push(...read.notFound.map((one) => ({ ...one, said })));
    if (read.items.length === 0 && read.notFound.length === 0)
      answer.notFound.push({ said, food: said, meal: null });
  }
  return answer;
}

/**
 * Reads what was eaten with the configured model, or by our own rules where there is none or it fails. The model names
 * foods in words; which foods they are and what they weigh is looked up here. Nothing of the text is stored or logged.
 */
export async function answerByModel(
  model: AiModel | null,
  asking: Asking,
  timeoutMs = TIMEOUT_MS,
): Promise<SentenceReading> {
  const { db, owner, input, nowMs } = asking;
  const own = await answerSentence(db, owner, input, nowMs);
  const byRules: SentenceReading = { ...own, readBy: 'rules', failure: null };
  if (model === null) return byRules;
  const asked = await model.ask({
    instructions: MODEL_INSTRUCTIONS,
    question: modelQuestion(input.text),
    schema: modelAnswer,
    timeoutMs,
  });
  if (asked.outcome !== 'answered') return { ...byRules, failure: asked.outcome };
  const { items, leftOut, unread } = readModelAnswer(asked.value, input.text);
  const plain = await answerPlainly(asking, items);
  return { ...plain, meal: own.meal, leftOut, unread, readBy: 'model', failure: null };
}
