import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { mealWishesApi, type ReadWish } from '../contract.ts';
import { readWishes } from '../rules/read-wishes.ts';

/** Which AI service reads wishes; null while unknown, or where none is set up. */
export const useWishProvider = (): string | null =>
  useQuery(queryOf(mealWishesApi.state, {})).data?.provider ?? null;

type Reading = Omit<ReadWish, 'failure' | 'notUnderstood'> & {
  failure: ReadWish['failure'] | 'unreached';
  notUnderstood: readonly string[];
};

/** Reads a wish, with the AI service if wanted; where that fails the device reads it itself. */
export async function readWish(text: string, withAi: boolean): Promise<Reading> {
  const readHere = (failure: Reading['failure']): Reading => {
    const { wishes, notUnderstood } = readWishes(text);
    return { readBy: 'rules', failure, wishes, notUnderstood };
  };
  if (!withAi) return readHere(null);
  try {
    return await call(mealWishesApi.read, { body: { text } });
  } catch {
    return readHere('unreached');
  }
}
