/** What eating out is called in a plan. */
export const slotText = { out: 'Eating out' };
