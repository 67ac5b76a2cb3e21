/** What other features' screens and the app's frame use of organisations. */
export { useWaitingAnswers } from './api/memberships.ts';
export { InGym } from './components/gym/in-gym.tsx';
export { GymLink } from './components/joining/gym-link.tsx';
export { GymNotice } from './components/joining/gym-notice.tsx';
export { InvitationsNotice } from './components/joining/invitations-notice.tsx';
export { WaitingAnswers } from './components/members/pending-answers.tsx';
