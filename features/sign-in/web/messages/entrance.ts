export const workoutsForYou = 'Workouts for your level, days and equipment';

export const fastFoodLog = 'A fast food log that shows what it doesn’t know';

export const targetsWithMaths = 'Targets with the maths shown';

export const trainWithPurpose = 'Train with purpose. Eat with clarity.';

export const talkToDoctorFirst = 'Talk to a doctor before starting a new training or eating plan.';

export const signInOrStart = 'Sign in, or start in two minutes.';

export const needsJavaScript = 'Vigour needs JavaScript. Turn it on in your browser’s settings.';
