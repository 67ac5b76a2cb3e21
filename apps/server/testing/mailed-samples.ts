import type { Sample } from './sample-inputs.ts';
import { TEST_PASSWORD } from './test-app.ts';

/** Endpoints whose input comes out of a mail or an earlier step: what they accept cannot be made up. */
export const fromMail: Record<string, Sample> = {
  'invitationsApi.look': { body: { token: 'not-a-token' } },
  'invitationsApi.accept': { body: { token: 'not-a-token' } },
  'invitationsApi.decline': { body: { token: 'not-a-token' } },
  // Anyone who owns one cannot leave it, and only another person makes a member.
  'membershipsApi.leave': { params: { id: '019aa000-0000-7000-8000-000000000000' } },
  'householdInvitationsApi.look': { body: { token: 'not-a-token' } },
  'householdInvitationsApi.accept': { body: { token: 'not-a-token', diets: [], without: [] } },
  'householdInvitationsApi.decline': { body: { token: 'not-a-token' } },
  // Only who has joined another's household says there what they eat.
  'householdApi.saveEating': { body: { diets: ['vegan'], without: ['milk'] } },
  'signInApi.verifyEmail': { params: { token: 'not-a-token' } },
  'securityApi.confirmEmail': { body: { token: 'not-a-token' } },
  'securityApi.undoEmail': { body: { token: 'not-a-token' } },
  'securityApi.secondStep': { body: { code: '123456' } },
  'myDataApi.import': { body: { zip: 'bm90IGEgemlw' } },
  'notificationsApi.stop': { body: { token: 'not-a-token' } },
  'outsideApi.giveEmail': { body: { email: 'nobody@example.test' } },
  'outsideApi.connect': { params: { provider: 'google' } },
  'outsideApi.disconnect': { params: { provider: 'google' } },
  'signInApi.resetPassword': { body: { token: 'not-a-token', newPassword: TEST_PASSWORD } },
};
