import { credentialsApi } from '#features/credentials/contract.ts';
import { trainerProfileApi } from '#features/trainers/contract/profile.ts';
import type { TrainerContent } from '#features/trainers/rules/trainer-profile.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import { photoOf } from './sample-photos.ts';
import type { Person } from './test-app.ts';

/** A profile that lacks nothing but what stands elsewhere. */
export const trainerProfile: TrainerContent = {
  name: 'Kit Marlow',
  headline: 'Strength for people who sit all day',
  bio: 'I help people who sit all day to get strong and stay without pain, at their own pace.',
  specialties: ['Strength', 'Mobility'],
  languages: ['English', 'Vietnamese'],
  formats: ['in-person', 'online'],
  gender: 'female',
  trainsSince: 2015,
  places: [{ suburb: 'Bondi', state: 'NSW', postcode: '2026' }],
};

const credential = {
  kind: 'qualification',
  title: 'Certificate IV in Fitness',
  body: 'AUSactive',
  number: '12345',
  expiresOn: '2027-06-30',
} as const;

/** Saves it as the person's own, whatever version they have. */
export async function keepTrainerProfile(owner: Person): Promise<void> {
  const { version } = await owner.call(trainerProfileApi.get, {});
  await owner.call(trainerProfileApi.save, { body: { ...trainerProfile, version } });
}

/** Accepted inputs of the calls about trainers. */
export const trainerSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'trainerProfileApi.save': async (owner) => {
    const { version } = await owner.call(trainerProfileApi.get, {});
    return { body: { ...trainerProfile, version } };
  },
  'trainerProfileApi.list': () => ({ body: { wantsListing: false } }),
  'trainerProfileApi.savePhoto': async () => ({ body: { photo: await photoOf() } }),
  'credentialSendingApi.send': async (owner) => {
    const { id } = await owner.call(credentialsApi.add, { body: { ...credential, id: newId() } });
    return { params: { id }, body: { document: await photoOf() } };
  },
  'trainersApi.search': () => ({
    query: { specialty: 'Strength', suburb: 'Bondi', state: 'NSW', maxKm: 10, maxPrice: 120 },
  }),
  'reviewsApi.list': () => ({ query: { slug: 'nobody' } }),
  'trainersApi.suburbs': () => ({ query: { name: 'Bon' } }),
};
