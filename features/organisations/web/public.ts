/** What other features' screens use of organisations. */
export { InvitationsNotice } from './components/invitations-notice.tsx';
