import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type ReadAnswer, trainingRequestsApi } from '../contract.ts';
import { type Chip, toChips } from '../rules/chips.ts';

/** Which AI service reads wishes; null while unknown, or where none is set up. */
export const useAiProvider = (): string | null =>
  useQuery(queryOf(trainingRequestsApi.state, {})).data?.provider ?? null;

export type Failure = NonNullable<ReadAnswer['failure']> | 'unreached';
export type Reading = {
  readBy: ReadAnswer['readBy'];
  failure: Failure | null;
  chips: readonly Chip[];
  notUnderstood: readonly string[];
};

/** Reads on the device. Rules and catalogue load here, because nothing needs them before. */
async function readHere(text: string, failure: Failure | null): Promise<Reading> {
  const [{ readRequest }, { EXERCISES }] = await Promise.all([
    import('../rules/read-request.ts'),
    import('#features/exercises/rules/exercises.ts'),
  ]);
  const { understood, notUnderstood } = readRequest(text, EXERCISES);
  return { readBy: 'rules', failure, chips: understood.map(({ chip }) => chip), notUnderstood };
}

/** Reads a wish, with the AI service if wanted; where that fails the device reads it itself. */
export async function readWish(text: string, withAi: boolean): Promise<Reading> {
  if (!withAi) return readHere(text, null);
  try {
    const answer = await call(trainingRequestsApi.read, { body: { text } });
    if (answer.readBy === 'rules') return await readHere(text, answer.failure);
    return { ...answer, chips: toChips(answer.constraints) };
  } catch {
    return readHere(text, 'unreached');
  }
}
