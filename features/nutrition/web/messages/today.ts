export const atLeastEaten = (amount: string, unit: string) => `At least ${amount} ${unit} eaten`;

export const fromFoodsWithGaps = (foods: string, silent: number) =>
  `From ${foods}; ${silent} with gaps, so ≥ means “at least”`;

export const addDetailsForTarget = 'Add your details to get a target';

export const eatenOfTarget = (atLeast: boolean, amount: string, left: string) =>
  `${atLeast ? 'At least ' : ''}${amount} eaten. ${left}.`;
