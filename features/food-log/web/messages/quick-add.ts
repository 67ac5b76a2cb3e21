export const addMacros = 'Add protein, carbs and fat';

export const tryAgain = 'Your changes are still here. Check your connection and try again.';

export const fromMacrosIfEmpty = (amount: string, unit: string) =>
  `Left empty: ${amount} ${unit} from protein, carbs and fat`;
