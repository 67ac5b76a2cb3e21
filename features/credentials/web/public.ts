/** What the pages of trainers, the profile and the bell show of credentials. */
export { useChecks, useWaitingChecks } from './api.ts';
export { DecidedChecks, EndingChecks } from './components/check-list.tsx';
export { ChecksRow } from './components/checks-row.tsx';
export { CredentialsCard } from './components/credentials-card.tsx';
export { WaitingChecks } from './components/waiting-checks.tsx';
