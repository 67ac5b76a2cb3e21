import { credentialState } from '#features/credentials/rules/credentials.ts';
import { checkedCredentials } from '#features/credentials/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { ShownCredential } from '../../contract/browsing.ts';

/** What was checked of trainers and is valid, by trainer. */
export async function validCredentials(
  db: Db,
  trainers: readonly OwnerId[],
  today: string,
): Promise<Map<string, ShownCredential[]>> {
  const checked = await checkedCredentials(db, trainers);
  const valid = checked.filter((one) => credentialState(one, today) === 'checked');
  const byTrainer = Map.groupBy(valid, ({ trainerId }) => String(trainerId));
  return new Map(
    [...byTrainer].map(([trainer, all]) => [
      trainer,
      all.map(({ kind, title, body, expiresOn, checkedOn, checkedAs, source }) => ({
        kind,
        title,
        body,
        expiresOn,
        checkedOn,
        checkedAs,
        source,
      })),
    ]),
  );
}
