import { accountApi, type ProfileInput } from '#features/account/contract.ts';
import { isMinor } from '#features/account/rules.ts';
import { progressPhotosApi } from '#features/progress-photos/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { photoOf } from './sample-photos.ts';
import type { Person } from './test-app.ts';

const body: ProfileInput = {
  firstName: 'Sam',
  age: 30,
  gender: 'female',
  weight: 65,
  height: 165,
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
  role: 'trainee',
};
const consents = (['parental_consent', 'digital_age'] as const).map((kind) => ({
  kind,
  wordingVersion: '1',
}));

const day = { date: '2026-11-20', pose: 'front' } as const;

/** A progress photo of a person, and its id. Anyone under 18 was older for a moment. */
export async function keepProgressPhoto(owner: Person): Promise<string> {
  const { age } = await owner.call(accountApi.currentUser, {});
  const isYoung = age !== null && isMinor(age);
  if (isYoung) await owner.call(accountApi.saveProfile, { body });
  const id = newId();
  const photo = await photoOf();
  await owner.call(progressPhotosApi.add, { body: { ...day, id, photo } });
  if (isYoung) await owner.call(accountApi.saveProfile, { body: { ...body, age, consents } });
  return id;
}

/** Inputs that progress photos take, by endpoint. */
export const photoSamples = {
  'progressPhotosApi.add': async () => ({ body: { ...day, id: newId(), photo: await photoOf() } }),
  'progressPhotosApi.edit': async (owner: Person) => ({
    params: { id: await keepProgressPhoto(owner) },
    body: { ...day, pose: 'back', version: 1 },
  }),
  'progressPhotosApi.remove': async (owner: Person) => ({
    params: { id: await keepProgressPhoto(owner) },
  }),
  'progressPhotosApi.restore': async (owner: Person) => {
    const params = { id: await keepProgressPhoto(owner) };
    await owner.call(progressPhotosApi.remove, { params });
    return { params };
  },
  'progressPhotosApi.guard': () => ({ body: { isGuarded: false } }),
  'myDataApi.requestExport': () => ({ body: { photos: true } }),
};
