/** What other features' servers and the server's start may use of the training profile. */

export { readPlanPerson } from './actions/plan-person.ts';
export { healthRenewal } from './jobs.ts';
export {
  healthScreeningPersonalData,
  trainingProfilePersonalData,
} from './queries/personal-data.ts';

/** The purpose for which health answers are sealed (platform/server/secrets/sealer.ts). */
export const HEALTH_SEAL = 'health answers';
