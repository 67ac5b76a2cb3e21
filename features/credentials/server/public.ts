/** What the app and other features' servers may use of credentials. */
export type { CheckingServices } from './actions/check-credentials.ts';
export { checkedCredentials } from './actions/credential-state.ts';
export { credentialsWork } from './jobs.ts';
export { credentialsPersonalData } from './queries/personal-data.ts';
