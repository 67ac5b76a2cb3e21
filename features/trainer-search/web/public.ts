/** The search of trainers, for the Trainers tab. */
export { TrainerBrowsing } from './components/trainer-browsing.tsx';
