import type { Pool } from 'pg';
import { bookingsApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { seededRandom } from '#platform/shared/seeded-random.ts';
import type { TestApp } from '../../apps/server/testing/test-app.ts';
import type { TestClient } from '../../apps/server/testing/test-client.ts';

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;

export type Racing = {
  test: TestApp;
  /** each person, at either server */
  people: readonly (readonly TestClient[])[];
  trainerId: string;
  /** of that trainer: a group, and one to one */
  offers: readonly string[];
  /** the first day's first start, far enough ahead */
  fromMs: number;
};

/**
 * Four to eight people at once want nearly the same time of a trainer, alone or in a group, through either
 * server; some of those who get it book, some let go while others try, and time passes so that holds expire.
 * Answers in how many sessions there were too many people, and how many pairs of sessions overlapped.
 */
export async function runRaces(races: number, { test, people, trainerId, offers, fromMs }: Racing) {
  const random = seededRandom(23);
  const among = (count: number) => Math.floor(random() * count);
  let [booked, tooMany, overlaps] = [0, 0, 0];
  for (let race = 0; race < races; race += 1) {
    const near = fromMs + among(50) * DAY_MS + among(28) * QUARTER_MS;
    const first = among(people.length);
    const tries = Array.from({ length: 4 + among(5) }, (_, at) => ({
      client: people[(first + at) % people.length]?.[among(2)],
      offerId: offers[among(offers.length)] ?? '',
      start: new Date(near + among(2) * QUARTER_MS).toISOString(),
      act: (['keep', 'book', 'let go'] as const)[among(3)],
    }));
    const outcomes = await Promise.all(
      tries.map(async ({ client, offerId, start, act }) => {
        const id = newId();
        const held = await client
          ?.call(bookingsApi.hold, { body: { id, offerId, start } })
          .catch(exceptOwnPlace);
        if (held?.outcome !== 'booked') return false;
        const params = { id };
        const { version } = held.booking;
        if (act === 'book') {
          await client?.call(bookingsApi.finish, {
            params,
            body: { message: null, pay: 'directly' },
          });
        }
        if (act === 'let go') {
          const body = { version, feeCents: 0, takesCredit: false, reason: null };
          await client?.call(bookingsApi.cancel, { params, body });
        }
        return true;
      }),
    );
    booked += outcomes.filter(Boolean).length;
    const found = await countViolations(test.database.pool, trainerId, new Date(test.clock.now()));
    tooMany += found.tooMany;
    overlaps += found.overlaps;
    test.clock.advance(among(8) * MINUTE_MS);
  }
  return { booked, tooMany, overlaps };
}

/** Who has a place in that session already is told so. */
function exceptOwnPlace(error: unknown): null {
  if ((error as { reason?: string }).reason === 'has_a_place') return null;
  throw error;
}

/** Of the raced trainer alone: the whole market takes a second a race to look through. */
async function countViolations(pool: Pool, trainerId: string, now: Date) {
  const { rows } = await pool.query(
    `with taken as (
       select s.id, s.trainer_id, s.capacity, s.keeps_from, s.keeps_until, count(*) as people
       from booked_sessions s join bookings b on b.session_id = s.id
       where s.trainer_id = $2 and s.state = 'open' and (b.state = 'confirmed' or b.state = 'held' and b.kept_until > $1)
       group by s.id)
     select (select count(*)::int from taken where people > capacity) as "tooMany",
       (select count(*)::int from taken a join taken b on a.id < b.id
        and a.keeps_from < b.keeps_until and b.keeps_from < a.keeps_until) as overlaps`,
    [now, trainerId],
  );
  return rows[0] as { tooMany: number; overlaps: number };
}
