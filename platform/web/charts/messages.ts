export const nothingKnown = 'Nothing logged';
