import { billingApi } from '#features/billing/contract.ts';
import { hashingOnce } from '#features/sign-in/server/public.ts';
import type { Database } from '#platform/server/db/open-database.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { localClock } from '#platform/shared/local-clock.ts';
import { createServerApp } from '../app.ts';
import { householdStory } from './household.ts';
import { marketStory, SAMPLE_OPERATOR } from './market/market.ts';
import { gymStory, practiceStory, soloTrainer } from './organisations.ts';
import {
  SAMPLE_DAYS,
  SAMPLE_PASSWORD,
  type SampleDay,
  type SampleStory,
  type SampleWorld,
  sampleEmail,
  TIME_ZONE,
} from './sample-world.ts';
import { traineeStory } from './trainee.ts';

const TRIAL_DAYS_AGO = 5;
const DAY_MS = 86_400_000;

/** Half past eight in the evening of a day, or half past nine in summer. */
const eveningOf = (date: string): number => Date.parse(`${date}T10:30:00Z`);

/** "08:05" of minutes since midnight. */
const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Lives through three months up to now, each day with everybody and with the server's own work. */
async function liveThrough(world: SampleWorld): Promise<void> {
  const { app, clock } = world;
  const nowMs = clock.now();
  const today = dayIn(TIME_ZONE, nowMs);
  clock.set(eveningOf(addDays(today, -SAMPLE_DAYS)) - DAY_MS);
  const trainee = await traineeStory(world, 'Robin Walsh');
  const trainer = await soloTrainer(world, 'Jordan Reid');
  const gym = await gymStory(world, trainee.person);
  const practice = await practiceStory(world, trainer, trainee.person);
  const household = householdStory(trainee.person, gym.person);
  const trial: SampleStory = {
    person: trainer,
    async onDay({ daysAgo }) {
      if (daysAgo !== TRIAL_DAYS_AGO) return;
      const body = { priceId: 'price_trainer_pro_monthly', agreed: 'trial' } as const;
      await trainer.call(billingApi.choose, { body });
    },
  };
  const market = marketStory(world, {
    robin: trainee.person,
    sam: gym.person,
    priya: gym.trainer,
    jordan: trainer,
  });
  for (let daysAgo = SAMPLE_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    clock.set(daysAgo === 0 ? nowMs : eveningOf(date));
    const until = daysAgo === 0 ? timeOf(localClock(TIME_ZONE, nowMs).minute) : '23:59';
    const day: SampleDay = { date, daysAgo, until };
    for (const story of [trainee, trial, gym, practice, household, market]) await story.onDay(day);
    await app.jobs.runDue();
  }
}

/**
 * Fills an empty database with people who have used the product for a while, by the product's own
 * calls: nothing is there that it would have refused. The same each time, but for ids and for days,
 * which end today. No mail leaves.
 */
export async function fillSample(
  database: Database,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): Promise<void> {
  let nowMs = Date.now();
  const mails: Mail[] = [];
  const app = await createServerApp({
    database,
    secret,
    publicUrl,
    clock: () => nowMs,
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
      pretend: async () => {},
      close: async () => {},
    },
    webRoot: null,
    log: { level: 'silent' },
    rateLimits: 'off',
    hashing: hashingOnce(),
    trustProxy: false,
    operatorEmails: [SAMPLE_OPERATOR],
  });
  const clock = {
    now: () => nowMs,
    set: (ms: number) => {
      nowMs = ms;
    },
  };
  try {
    await app.ready();
    await liveThrough({ app, clock, mails });
    // Nobody sees the sign-ins of the filling among their own.
    await database.pool.query('delete from sessions');
  } finally {
    await app.close();
  }
}

export { SAMPLE_OPERATOR };

const SIGN_INS = [
  ['Robin Walsh', 'three months of food, weight and training, on Starter'],
  ['Jordan Reid', 'trainer with clients, in the trial of Trainer Pro'],
  ['Sam Costa', 'owner of the gym Harbour Strength, on Gym Growth; shares Robin’s meal plan'],
  ['Alex Chen', 'its admin; checks credentials and reported reviews as the operator'],
  ['Priya Nair', 'one of its two trainers; twelve sample trainers are listed'],
] as const;

/** What is printed once the sample stands. */
export const SIGN_IN_LINES: readonly string[] = [
  'These are sample people, made anew at every start. Nothing that you do here is kept.',
  `Sign in with the password "${SAMPLE_PASSWORD}" as`,
  ...SIGN_INS.map(([name, about]) => `  - ${sampleEmail(name)}: ${about}`),
];
