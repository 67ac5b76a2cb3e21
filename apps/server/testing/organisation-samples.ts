import { accountApi } from '#features/account/contract.ts';
import { isMinor } from '#features/account/rules.ts';
import { billingApi } from '#features/billing/contract.ts';
import { membersApi, organisationsApi } from '#features/organisations/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Person } from './test-app.ts';

const newEmail = () => `member-${newId()}@example.test`;

const gym = {
  name: 'Iron House',
  kind: 'gym' as const,
  priceId: 'price_gym_growth_monthly' as const,
};

const adult = {
  firstName: 'Sam',
  age: 30,
  gender: 'female' as const,
  weight: 65,
  height: 165,
  fitnessLevel: 'beginner' as const,
  goals: ['get_fit' as const],
};

/** A person owns one organisation at most; offers say what its plan does beside the one they have. */
export async function organisationOf(owner: Person): Promise<{ id: string }> {
  const [kept] = await owner.call(organisationsApi.mine, {});
  if (kept) return { id: kept.id };
  const { age } = await owner.call(accountApi.currentUser, {});
  // Gym plans are for adults.
  if (age === null || isMinor(age)) await owner.call(accountApi.saveProfile, { body: adult });
  const { offers } = await owner.call(billingApi.state, {});
  const agreed = offers.find(({ priceId }) => priceId === gym.priceId)?.effect ?? 'trial';
  const id = newId();
  await owner.call(organisationsApi.create, { body: { ...gym, id, agreed } });
  return { id };
}

const memberDetails = { role: 'trainee' as const, firstName: 'Ari', lastName: 'Ng', phone: '' };

async function memberOf(owner: Person) {
  const params = await organisationOf(owner);
  const body = { ...memberDetails, id: newId(), email: newEmail() };
  // Anyone who has not verified an address cannot invite: the refusal is what is wanted then.
  await owner.call(membersApi.invite, { params, body }).catch(() => null);
  return { params: { ...params, memberId: body.id }, email: body.email };
}

/** What the endpoints of organisations accept from a person, who owns a gym with it. */
export const organisationSamples: Record<string, (owner: Person) => Promise<object>> = {
  'organisationsApi.create': async (owner) => ({
    // Theirs again: it is made already.
    body: { ...gym, ...(await organisationOf(owner)), agreed: 'none' },
  }),
  'organisationsApi.read': async (owner) => ({ params: await organisationOf(owner) }),
  'organisationsApi.dashboard': async (owner) => ({ params: await organisationOf(owner) }),
  'membershipsApi.trainees': async (owner) => ({
    params: await organisationOf(owner),
    query: { page: 1 },
  }),
  'organisationsApi.save': async (owner) => {
    const params = await organisationOf(owner);
    const { version } = await owner.call(organisationsApi.read, { params });
    return { params, body: { name: gym.name, kind: gym.kind, version } };
  },
  'organisationsApi.close': async (owner) => ({ params: await organisationOf(owner) }),
  'organisationsApi.offer': async (owner) => ({
    params: await organisationOf(owner),
    body: { memberId: null },
  }),
  'organisationsApi.history': async (owner) => ({
    params: await organisationOf(owner),
    query: { before: newId() },
  }),
  'membersApi.list': async (owner) => ({
    params: await organisationOf(owner),
    query: { q: 'ari', role: 'trainee', state: 'invited', activity: 'quiet', page: 1 },
  }),
  'membersApi.read': async (owner) => {
    const { id } = await organisationOf(owner);
    return { params: { id, memberId: id } };
  },
  'membersApi.invite': async (owner) => ({
    params: await organisationOf(owner),
    body: { ...memberDetails, id: newId(), email: newEmail() },
  }),
  'membersApi.save': async (owner) => {
    const { params, email } = await memberOf(owner);
    return { params, body: { ...memberDetails, email, version: 1 } };
  },
  'membersApi.remove': async (owner) => ({ params: (await memberOf(owner)).params }),
  'membersApi.reinstateMember': async (owner) => ({ params: (await memberOf(owner)).params }),
  'membersApi.sendInvitations': async (owner) => ({
    params: await organisationOf(owner),
    body: { memberIds: [newId()] },
  }),
  'membersApi.sendTestInvitation': async (owner) => ({ params: await organisationOf(owner) }),
  'membershipsApi.share': async (owner) => ({
    params: await organisationOf(owner),
    body: { activity: true },
  }),
  'membershipsApi.answerInvitation': async (owner) => ({
    params: await organisationOf(owner),
    body: { accept: true },
  }),
  'membershipsApi.answerOwnership': async (owner) => ({
    params: await organisationOf(owner),
    body: { accept: true, priceId: gym.priceId, agreed: 'none' },
  }),
};
