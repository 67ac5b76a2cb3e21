export const weighInAndFixPast = 'Weigh in, and fix past weigh-ins';

export const girthsSleepMood = 'Girths, sleep, steps, mood and your own';

export const fullDaysMakeAverages = 'Full days make the averages';

export const energyAndNextTarget = 'Energy you use, and your next target';

export const howWeSetDailyTarget = 'How we set your daily target';

export const bestLiftsByMonth = 'Your best lifts, and how they grow';

export const smallThingsOften = 'Today’s, their history and trophies';

export const weekOrMonthPage = 'Your week or month on one page';

export const forYourEyes = 'For your eyes, unless you decide otherwise.';

export const howWeeksAddUp = 'How your weeks add up, seen calmly: trends instead of single days.';
