import type { ProfileInput } from '#features/account/contract.ts';
import { accountApi } from '#features/account/contract.ts';
import { hashingOnce } from '#features/account/server/public.ts';
import { billingApi } from '#features/billing/contract.ts';
import type { Database } from '#platform/server/db/open-database.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { createServerApp } from '../app.ts';
import { SAMPLE_PASSWORD, type SampleWorld, signUpSample } from './sample-world.ts';
import { fillTrainee } from './trainee.ts';

/** Somebody of the sample, and what they show. */
export type SampleSignIn = { email: string; about: string };

const TRAINER: Omit<ProfileInput, 'firstName'> = {
  age: 38,
  gender: 'male',
  weight: 82,
  height: 183,
  fitnessLevel: 'advanced',
  goals: ['stay_healthy'],
  role: 'trainer',
};

/**
 * Fills an empty database with people who have used the product for a while, by the product's own
 * calls: nothing is there that it would have refused. The same each time, but for ids and for days,
 * which end today. No mail leaves.
 */
export async function fillSample(
  database: Database,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): Promise<SampleSignIn[]> {
  const nowMs = Date.now();
  let clockMs = nowMs;
  const clock = {
    now: () => clockMs,
    set: (ms: number) => {
      clockMs = ms;
    },
  };
  const mails: Mail[] = [];
  const app = await createServerApp({
    database,
    secret,
    publicUrl,
    clock: clock.now,
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
      close: async () => {},
    },
    webRoot: null,
    log: { level: 'silent' },
    rateLimits: 'off',
    hashing: hashingOnce(),
    trustProxy: false,
  });
  const world: SampleWorld = { app, clock, mails };
  try {
    await app.ready();
    const trainee = await fillTrainee(world, 'Robin Walsh');
    clock.set(nowMs);
    const signIns = [
      { email: trainee.email, about: 'trainee with three months of food and weight' },
    ];
    for (const [name, about, priceId] of [
      ['Jordan Reid', 'trainer in the trial of Trainer Pro', 'price_trainer_pro_monthly'],
      ['Priya Nair', 'trainer without a plan', null],
    ] as const) {
      const trainer = await signUpSample(world, name, TRAINER);
      if (priceId) {
        await trainer.call(billingApi.choose, { body: { priceId, agreed: 'trial' } });
      }
      await trainer.call(accountApi.signOut, {});
      signIns.push({ email: trainer.email, about });
    }
    await app.jobs.runDue();
    return signIns;
  } finally {
    await app.close();
  }
}

/** What is printed once the sample stands. */
export const signInLines = (signIns: SampleSignIn[]): string[] => [
  'These are sample people, made anew at every start. Nothing here is kept.',
  `Sign in with the password "${SAMPLE_PASSWORD}" as`,
  ...signIns.map(({ email, about }) => `  - ${email}: ${about}`),
];
