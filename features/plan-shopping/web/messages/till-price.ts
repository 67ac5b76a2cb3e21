export const tillText = {
  adding: 'Adding up what you pay at the till.',
  label: 'At the till:',
  price: (price: string, isWhole: boolean): string => `${isWhole ? 'about' : 'more than'} ${price}`,
  /** What is paid, in two parts that add up to it. */
  basis: (used: string, left: string | null): string =>
    left === null
      ? ' in whole packs, without what is at home or bought already.'
      : ` in whole packs, without what is at home or bought already: ${used} gets used, ${left} stays at home for later.`,
  budget: (limit: string): string =>
    `Your ${limit} covers the food you eat, not what’s left in packs.`,
  nothing: 'At the till: nothing left to pay.',
} as const;
