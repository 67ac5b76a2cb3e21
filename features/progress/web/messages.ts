export const progressText = {
  title: 'Progress',
  subtitle: 'How your weeks add up, seen calmly: trends instead of single days.',
  loading: 'Loading your progress',
  allHidden: 'Every card is hidden.',
  print: 'Print',
};

export const layoutMessages = {
  failed: 'Not saved. Check your connection and try again.',
};

export const moreText = {
  title: 'More',
  weight: ['Weight', 'Weigh in, and fix past weigh-ins'],
  food: ['Log food', 'Full days make the averages'],
  measures: ['Measurements', 'Girths, sleep, steps, mood and your own'],
  photos: ['Photos', 'For your eyes, unless you decide otherwise'],
  checkIn: ['Check-in', 'Energy you use, and your next target'],
  targets: ['Targets', 'How we set your daily target'],
  goals: ['Goals', 'A figure and a day, beside your trend'],
  habits: ['Habits', 'Today’s, their history and trophies'],
  report: ['Report', 'Your week or month on one page'],
  strength: ['Strength', 'Every exercise, with its records'],
} as const;
