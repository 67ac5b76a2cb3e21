import { householdApi, householdInvitationsApi } from '#features/household/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { planMeals } from './meal-plan.ts';
import type { SamplePerson, SampleStory } from './sample-world.ts';

/** Today the member joins the host's plan, lets the host see targets, and the week is planned for both. */
export const householdStory = (host: SamplePerson, member: SamplePerson): SampleStory => ({
  person: host,
  async onDay(day) {
    if (day.daysAgo !== 0) return;
    const [name = ''] = member.name.split(' ');
    const body = { id: newId(), name, email: member.email };
    const { token } = await host.call(householdApi.invite, { body });
    await member.call(householdInvitationsApi.accept, {
      body: { token, diets: [], without: ['peanut'] },
    });
    await member.call(householdApi.shareTargets, { body: { targets: true } });
    await planMeals(host, day);
  },
});
