export const tillText = {
  adding: 'Adding up what you pay at the till.',
  label: 'At the till:',
  price: (price: string, isWhole: boolean): string => `${isWhole ? 'about' : 'more than'} ${price}`,
  basis: ' in whole packs, less what is at home and bought already.',
  over: (limit: string): string =>
    `That is over your ${limit}: part of these packs is left for later weeks.`,
  nothing: 'At the till: nothing left to pay.',
} as const;
