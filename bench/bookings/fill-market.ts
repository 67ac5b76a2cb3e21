import type { Pool } from 'pg';
import { AN_OFFER } from '#features/bookings/testing/offer.ts';

/**
 * Listed trainers with three offers each, in three zones. Two of three have 60 sessions booked by `client`,
 * every second one has a checked credential.
 */
export async function fillMarket(
  pool: Pool,
  { trainers, client, now }: { trainers: number; client: string; now: Date },
): Promise<void> {
  await pool.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at)
   select gen_random_uuid(), 'Trainer ' || n, 'bench-' || n || '@example.test', true, now(), now()
   from generate_series(1, $1::int) n`,
    [trainers],
  );
  await pool.query(
    `insert into availabilities (owner_id, time_zone, week, usual_travel_minutes, version, updated_at)
   select id, (array['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide'])[1 + abs(hashtext(email)) % 3],
     (select jsonb_agg(jsonb_build_object('weekday', d, 'startMinute', s, 'endMinute', s + 240))
      from generate_series(1, 5) d cross join unnest(array[360, 900]) s), 20, 1, now()
   from users where email like 'bench-%'`,
  );
  await pool.query(
    `insert into offers (owner_id, id, content, version, created_at, updated_at)
   select users.id, gen_random_uuid(), $1::jsonb || jsonb_build_object('name', 'Offer ' || k,
     'minutes', 30 * k, 'priceCents', 4000 + 500 * (abs(hashtext(email || k)) % 20)), 1, now(), now()
   from users cross join generate_series(1, 3) k where email like 'bench-%'`,
    [
      JSON.stringify({
        ...AN_OFFER,
        gridMinutes: 30,
        bufferAfterMinutes: 15,
        noticeHours: 12,
        daysAhead: 42,
      }),
    ],
  );
  await pool.query(
    `insert into trainer_listings (trainer_id, slug, chosen_at, is_shown, name, headline, bio, specialties,
     languages, formats, gender, places, positions, reviews, stars, updated_at)
   select id, replace(email, '@example.test', ''), null, true, name, 'Strong and well', repeat('About me. ', 60),
     array[(array['Strength', 'Running', 'Yoga', 'Boxing', 'Pilates', 'Mobility'])[1 + h % 6], 'Beginners'],
     array['English', (array['Greek', 'Hindi', 'Mandarin', 'Arabic'])[1 + h % 4]],
     array[(array['in-person', 'online', 'group'])[1 + h % 3]], null,
     '[{"suburb": "Bondi", "state": "NSW", "postcode": "2026"}]',
     jsonb_build_array(jsonb_build_object('latitude', -33.9 + (h % 100) / 100.0, 'longitude', 151.2 - (h % 70) / 100.0)),
     0, case when h % 2 = 0 then 3 + (h % 20) / 10.0 end, now()
   from (select *, abs(hashtext(email)) as h from users where email like 'bench-%') u`,
  );
  await pool.query(
    `insert into booked_sessions (id, trainer_id, offer_id, starts_at, ends_at, keeps_from, keeps_until,
     capacity, state, created_at, updated_at)
   select gen_random_uuid(), u.id, o.id, at, at + interval '1 hour', at, at + interval '75 minutes', 1, 'open', now(), now()
   from users u
   cross join lateral (select id from offers where owner_id = u.id limit 1) o
   cross join lateral (select $1::timestamptz + make_interval(hours => 12 * k + 1) as at from generate_series(1, 60) k) t
   where email like 'bench-%' and abs(hashtext(email)) % 3 > 0`,
    [now],
  );
  await pool.query(
    `insert into bookings (id, session_id, client_id, is_by_trainer, state, agreement, paid_cents, version, created_at, updated_at)
   select gen_random_uuid(), s.id, $1, false, 'confirmed', '{}', 0, 1, now(), now() from booked_sessions s`,
    [client],
  );
  await pool.query(
    `insert into credential_checks (id, trainer_id, credential_id, kind, title, body, number, expires_on, sent_at, state, note, decided_at)
   select gen_random_uuid(), id, gen_random_uuid(), 'qualification', 'Certificate IV in Fitness', 'AUSactive', email, '2027-06-30', now(), 'checked', '', now()
   from users where email like 'bench-%' and abs(hashtext(email)) % 2 = 0`,
  );
  await pool.query('analyze');
}
