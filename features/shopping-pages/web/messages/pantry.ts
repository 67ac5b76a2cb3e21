export const atHomeText = {
  title: (count: number): string => `At home already (${count})`,
  lead: 'Your pantry has enough of these.',
  buy: 'Buy anyway',
  buyLabel: (name: string): string => `Buy ${name} anyway`,
  bought: (name: string) => ({
    title: 'On the list',
    description: `${name}: taken out of the pantry.`,
  }),
} as const;

/** On the way to the pantry. */
export const toPantryText = {
  title: 'Pantry',
  countSoon: (count: number): string => `${count} to use first`,
  countHome: (count: number): string =>
    count === 0 ? 'What you have at home' : `${count} ${count === 1 ? 'item' : 'items'} at home`,
} as const;
