/** What other features' screens and the app's frame use of organisations. */
export { useWaitingAnswers } from './api/memberships.ts';
export { GymLink } from './components/gym-link.tsx';
export { GymNotice } from './components/gym-notice.tsx';
export { InvitationsNotice } from './components/invitations-notice.tsx';
export { WaitingAnswers } from './components/pending-answers.tsx';
