/** What the pages of trainers show of credentials. */
export { useChecks } from './api.ts';
export { DecidedChecks, EndingChecks, WaitingChecks } from './components/check-list.tsx';
export { CredentialsCard } from './components/credentials-card.tsx';
