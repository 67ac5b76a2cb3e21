export const atLeastEaten = (amount: string, unit: string) => `At least ${amount} ${unit} eaten`;

export const gentleModeIsOn =
  'Gentle mode is on: no countdown and no calorie deficit. Log as roughly as you like.';

export const fromFoodsWithGaps = (foods: string, silent: number) =>
  `From ${foods}; ${silent} with gaps, so ≥ means “at least”`;

export const checkInDone = 'Your weekly check-in is done';

export const targetSince = (date: string, figure: string, unit: string) =>
  `Since ${date} your target is ${figure} ${unit} a day.`;

export const addDetailsForTarget = 'Add your details to get a target';

export const eatenOfTarget = (atLeast: boolean, amount: string, left: string) =>
  `${atLeast ? 'At least ' : ''}${amount} eaten. ${left}.`;
