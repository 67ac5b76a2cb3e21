import type { FitnessLevel, Gender, Goal, Role } from '#features/account/contract.ts';

export const savedToast = {
  title: 'Profile Updated',
  description: 'Your fitness profile has been saved successfully!',
};

export const saveFailedToast = {
  title: 'Error',
  description: 'Failed to update profile. Please try again.',
};

/** The sentence under the title of each screen, in their order. */
export const screenLeads = [
  'Six quick steps, about two minutes.',
  'First, about you.',
  'Now your body. We use it to set your targets.',
  'How will you use Vigour?',
  'How much have you trained so far?',
  'Choose as many as you like.',
  'When would you like to train? This is optional.',
] as const;

export const genderNames: Record<Gender, string> = { male: 'Male', female: 'Female' };

export const roleTexts: Record<Role, { title: string; description: string }> = {
  trainee: { title: 'Trainee', description: 'Train, track your progress and find a trainer.' },
  trainer: { title: 'Trainer', description: 'Coach your clients and follow their progress.' },
};

export const levelTexts: Record<FitnessLevel, { title: string; description: string }> = {
  beginner: { title: 'Beginner', description: 'New to training, or back after a break.' },
  intermediate: {
    title: 'Intermediate',
    description: 'Training regularly for six months or more.',
  },
  advanced: { title: 'Advanced', description: 'Years of planned, steady training.' },
};

export const goalTexts: Record<Goal, { title: string; description: string }> = {
  lose_weight: { title: 'Lose weight', description: 'At a pace you can keep up.' },
  build_muscle: { title: 'Build muscle', description: 'Get stronger and add muscle.' },
  get_fit: { title: 'Get fit', description: 'More stamina, more energy.' },
  stay_healthy: { title: 'Stay healthy', description: 'Keep moving and eat well.' },
};

/** Weekdays by number, 1 Monday to 7 Sunday. */
export const weekdayNames = [
  { day: 1, short: 'Mon', long: 'Monday' },
  { day: 2, short: 'Tue', long: 'Tuesday' },
  { day: 3, short: 'Wed', long: 'Wednesday' },
  { day: 4, short: 'Thu', long: 'Thursday' },
  { day: 5, short: 'Fri', long: 'Friday' },
  { day: 6, short: 'Sat', long: 'Saturday' },
  { day: 7, short: 'Sun', long: 'Sunday' },
] as const;
