export { trainerProfileApi } from './contract/profile.ts';
