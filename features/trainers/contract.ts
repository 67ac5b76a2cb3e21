export type { FoundTrainer } from './contract/browsing.ts';
export { type TrainerProfileState, trainerProfileApi } from './contract/profile.ts';
export { reviewsApi } from './contract/reviews.ts';
