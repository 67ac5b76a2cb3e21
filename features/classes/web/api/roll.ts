import { useQuery } from '@tanstack/react-query';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type Attendee, taughtApi } from '../../contract.ts';
import { rollText as t } from '../messages/roll.ts';

/** Who comes to a class, and who waits. */
export const useWhoComes = (sessionId: string) =>
  useQuery(queryOf(taughtApi.people, { params: { sessionId } }));

type Mark = { person: Attendee; came: boolean };
type Marks = {
  marks: readonly Mark[];
  /** the session of the gym for which it is said; null: the trainer says it */
  forGym: string | null;
};

/** One after the other, so that what was saved stays saved when one fails. */
async function saveMarks({ marks, forGym }: Marks): Promise<void> {
  for (const { person, came } of marks) {
    const { bookingId } = person;
    const body = { version: person.version, act: came ? 'withdraw' : 'say' } as const;
    await (forGym === null
      ? call(afterwardsApi.missing, { params: { id: bookingId }, body })
      : call(taughtApi.sayMissing, { params: { sessionId: forGym, bookingId }, body }));
  }
}

/** Says of several people at once who came. */
export const markCame = mutationBy(saveMarks, {
  done: (_, { marks }) => t.marked(marks.filter(({ came }) => !came).length),
  failed: t.failed,
});
