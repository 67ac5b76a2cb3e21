import { householdApi, householdInvitationsApi } from '#features/household/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SamplePerson, SampleStory } from './sample-world.ts';

/** Today the member joins the host's plan, and lets the host see targets. */
export const householdStory = (host: SamplePerson, member: SamplePerson): SampleStory => ({
  person: host,
  async onDay({ daysAgo }) {
    if (daysAgo !== 0) return;
    const [name = ''] = member.name.split(' ');
    const body = { id: newId(), name, email: member.email };
    const { token } = await host.call(householdApi.invite, { body });
    await member.call(householdInvitationsApi.accept, {
      body: { token, diets: ['vegetarian'], without: ['peanut'] },
    });
    await member.call(householdApi.shareTargets, { body: { targets: true } });
  },
});
