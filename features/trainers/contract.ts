export {
  type FoundTrainer,
  type ShownOffer,
  TRAINERS_A_PAGE,
  type TrainerWishes,
  trainersApi,
} from './contract/browsing.ts';
export { type TrainerProfileState, trainerProfileApi } from './contract/profile.ts';
export { reviewsApi } from './contract/reviews.ts';
