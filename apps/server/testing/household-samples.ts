import { householdApi, householdInvitationsApi } from '#features/household/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person, TestApp } from './test-app.ts';

/** A person who was asked and has not answered; earlier ones go first, so that there is room. */
async function invitedBy(owner: Person): Promise<{ id: string }> {
  const { people } = await owner.call(householdApi.read, {});
  for (const { id, state } of people) {
    if (state === 'invited') await owner.call(householdApi.remove, { params: { id } });
  }
  const id = newId();
  await owner.call(householdApi.invite, { body: { id, name: 'Kim', email: null } });
  return { id };
}

/** Accepted inputs of the calls about the household (sample-inputs.ts). */
export const householdSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'householdApi.invite': async (owner) => ({
    body: { ...(await invitedBy(owner)), name: '=Kim', email: null },
  }),
  'householdApi.renew': async (owner) => ({ params: await invitedBy(owner) }),
  'householdApi.remove': async (owner) => ({ params: await invitedBy(owner) }),
  'householdApi.shareTargets': () => ({ body: { targets: true } }),
  'householdApi.targets': () => ({ query: { date: '2026-11-20' } }),
};

/** The person asks one, joins the household of another and lets it see targets. */
export async function shareHousehold(test: TestApp, person: Person): Promise<void> {
  await person.call(householdApi.invite, { body: { id: newId(), name: '=Kim', email: null } });
  const host = await test.person();
  const body = { id: newId(), name: 'Mia', email: null };
  const { token } = await host.call(householdApi.invite, { body });
  await person.call(householdInvitationsApi.accept, {
    body: { token, diets: ['vegetarian'], without: ['peanut'] },
  });
  await person.call(householdApi.shareTargets, { body: { targets: true } });
}
