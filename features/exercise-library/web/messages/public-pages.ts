export const allExercises = 'All exercises';
export const exercisesTitle = 'Exercises';
export const exercisesLead = (count: number): string =>
  `${count} exercises for any equipment. Open one to see its steps, its muscles and what would do instead.`;
export const jumpTo = 'Movements';
export const insteadOf = 'What would do instead';
export const openInVigour = 'Open in Vigour';
export const planWithIt = 'Let Vigour plan your week';
export const planWithItDetail =
  'It picks from these exercises for your days, your equipment and your level, and says why.';
