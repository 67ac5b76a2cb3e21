import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import type { Attendee } from '../../contract.ts';
import { rollText as t } from '../messages/roll.ts';

type Mark = { person: Attendee; came: boolean };

/** One after the other, so that what was saved stays saved when one fails. */
async function saveMarks(marks: readonly Mark[]): Promise<void> {
  for (const { person, came } of marks) {
    await call(afterwardsApi.missing, {
      params: { id: person.bookingId },
      body: { version: person.version, act: came ? 'withdraw' : 'say' },
    });
  }
}

/** Says of several people at once who came. */
export const markCame = mutationBy(saveMarks, {
  done: (_, marks) => t.marked(marks.filter(({ came }) => !came).length),
  failed: t.failed,
});
