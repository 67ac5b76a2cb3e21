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

export const readyToGo = (firstName: string) => `You’re ready to go, ${firstName}.`;

export const plansFreeForDays = (days: number) => `See plans: ${days} days free`;

export const adultRangesDontApply = 'Adult ranges don’t apply under 18: you’re still growing.';

export const roughGuide = 'A rough guide. It can’t tell muscle from fat.';

export const figuresConfirmed = 'Confirmed. Move a slider to change one.';

export const areSuggestionsRight = 'These are our suggestions. Are they right?';

export const becauseUnder18 = 'Because you are under 18';

export const noDeficitUnder18 = 'Under 18 we never set an energy deficit.';

export const stillGrowing =
  'You’re still growing, so your target covers all you need. If you’re worried about your weight, talk to a doctor.';

export const profileNotSaved = 'Your profile isn’t saved yet.';

export const answersAreSafe = 'Your answers are safe. Check your connection and try again.';

export const usedForEnergyNeeds =
  'Used to estimate your energy needs. It also picks your colours; change them any time.';

export const noDaysChosen = (sessions: number) =>
  `No days chosen yet. Your weekly goal starts at ${sessions} sessions.`;

export const basedOn = (basis: string) =>
  `Based on ${basis}. Pregnant or breastfeeding? Tell us in Progress, Targets. You can change your target there too.`;

export const basedOnBodyAndGoals = 'Based on your body and goals. We show how we got there.';

export const editAnswersAnyTime = 'Edit your answers any time in your profile.';

export const onlyYouSeeBodyData = 'Only you see your body data, unless you share it.';

export const weeklyGoalStartsAt = (count: number) =>
  `Your weekly goal starts at ${count} ${count === 1 ? 'session' : 'sessions'}.`;

type Macros = { proteinGrams: number; carbsGrams: number; fatGrams: number };

export const macrosOfTarget = ({ proteinGrams, carbsGrams, fatGrams }: Macros) =>
  `kcal: ${proteinGrams} g protein, ${carbsGrams} g carbs and ${fatGrams} g fat`;
