import { formatCount } from '#features/recipe-book/rules/amount-text.ts';

const countThings = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

export const listText = {
  title: 'Shopping list',
  left: (count: number): string =>
    count === 0 ? 'Everything is ticked' : `${countThings(count)} to get`,
  ticked: (count: number): string => `Ticked (${count})`,
  progress: 'Ticked so far',
  add: 'Add an item',
  addHint: '2 l milk, 6 eggs',
  addButton: 'Add',
  say: 'Say what to buy',
  scan: 'Scan a barcode',
  added: (name: string) => ({ title: 'Added', description: name }),
  more: (name: string): string => `More about ${name}`,
  aboutPrice: 'about',
  need: (amount: string): string => `need ${amount}`,
  about: (amount: string): string => `about ${amount}`,
  kept: 'Bought, not needed any more',
  keptPart: 'Bought more than is needed now',
  grown: (amount: string): string => `was ${amount} when ticked`,
  goOn: 'Go on shopping',
  nothingYet: 'Nothing to buy yet',
  empty: 'Nothing to buy',
  emptyLead: 'Add an item above, or put planned days or a recipe on the list.',
  openRecipes: 'Choose a recipe',
  menu: 'More for the list',
  print: 'Print',
  noVoice: 'This browser can’t listen. Type, or use the microphone of your keyboard.',
  notHeard: {
    title: 'Nothing heard',
    description: 'Allow the microphone and speak again, or type.',
    destructive: true,
  },
  share: 'Share the list',
  copy: 'Copy as text',
  copied: { title: 'List copied', description: 'Paste it where you like.' },
  notCopied: { title: 'Not copied', description: 'This browser keeps the clipboard shut.' },
  fromPlan: 'Shop for planned days',
  fromPlanDetail: 'Puts meals of your plan on the list',
  household: 'Household',
  householdDetail: 'Who shares this list and the meal plan',
  aisles: 'Order of aisles',
  aislesDetail: 'As you walk through your shop',
  pantry: 'Pantry',
  pantryDetail: 'What you have at home',
  clear: 'Empty the list',
  cleared: { title: 'List emptied', description: 'Your pantry stays as it is.' },
  retry: 'Try again',
} as const;

export const finishText = {
  action: 'Finish shopping',
  lead: (count: number): string =>
    `${countThings(count)} ${count === 1 ? 'leaves' : 'leave'} the list.`,
  toPantry: 'Put food into the pantry',
  toPantryHint: 'Later lists take off what you have at home.',
  freeze: 'Freeze when you get home',
  finished: (count: number, hasLearntWay: boolean) => ({
    title: 'Shopping finished',
    description: `${countThings(count)} off the list.${hasLearntWay ? ' Aisles now stand in the order in which you walked.' : ''}`,
  }),
} as const;

export const lineText = {
  from: 'For',
  byHand: 'Added by hand',
  /** "To get (g)" */
  amount: (unit: string): string => `To get (${unit === 'each' ? 'pieces' : unit})`,
  amountHint: 'More is added by hand. What is less, you have.',
  noAmount: 'Enter a number above 0, at most 100,000, or take it off the list.',
  item: 'Item',
  note: 'Note',
  noteHint: 'Brand or pack, for example',
  aisle: 'Aisle',
  save: 'Save',
  saved: (name: string) => ({ title: 'Saved', description: name }),
  takeOff: 'Take off the list',
  takeOffDetail: 'You have it, or don’t need it',
  takenOff: (name: string) => ({ title: 'Taken off', description: name }),
  guess: 'The food or its weight is a guess. Check what the recipe says.',
  needed: 'Needed in all',
  bought: 'Bought',
  atHome: 'At home already',
  left: 'Left to get',
  price: (price: string): string => `about ${price}`,
  uncooked: (amount: string): string => `${amount} uncooked`,
  freezeWhy: 'Raw meat, poultry and fish keep about three days in the fridge, shellfish two.',
  noName: 'Write what to buy.',
} as const;

export const mealsText = {
  title: 'Recipes on this list',
  servings: (servings: number): string =>
    `${formatCount(servings)} ${servings <= 1 ? 'serving' : 'servings'}`,
  /** "Today: 1¼" */
  onDay: (day: string, servings: number): string => `${day}: ${formatCount(servings)}`,
  allBought: 'All bought',
  remove: (name: string): string => `Take ${name} off the list`,
  removed: (name: string) => ({ title: 'Taken off', description: name }),
} as const;

export const addRecipeText = {
  action: 'Add to shopping list',
  lead: (servings: string): string =>
    `For ${servings}. Untick what you have. Spices and the like are not ticked: you probably have them.`,
  add: (count: number): string => `Add ${countThings(count)}`,
  open: 'Open the list',
  added: (name: string) => ({ title: 'Added to your list', description: name }),
} as const;

export const aislesText = {
  title: 'Order of aisles',
  lead: 'Put the aisles in the order in which you walk. Ticking in the shop teaches it too.',
  moved: (aisle: string) => ({ title: 'Order changed', description: aisle }),
  usual: 'Back to the usual order',
  isUsual: { title: 'Order changed', description: 'Aisles stand as in most shops.' },
} as const;

export const priceMessages = {
  total: (price: string, used: string | null): string =>
    used === null
      ? `About ${price} at the till.`
      : `About ${price} at the till: ${used} gets used, the rest stays at home.`,
  ticked: (price: string): string => `${price} ticked`,
  basis: 'Whole packs at usual prices.',
  /** "Hardly used: Whey protein ($45, $6 of it used)." */
  hardlyUsed: (packs: readonly { name: string; price: string; used: string }[]): string =>
    `Hardly used: ${packs
      .slice(0, 3)
      .map(({ name, price, used }) => `${name} (${price}, ${used} of it used)`)
      .join(', ')}.`,
  unknown: (names: readonly string[]): string => {
    const some = names.slice(0, 3).join(', ');
    const more = names.length - 3;
    return `Not in the total, as their price or amount is unknown: ${some}${more > 0 ? ` and ${more} more` : ''}.`;
  },
} as const;

export const probableText = {
  title: (count: number): string => `You probably have these (${count})`,
  lead: 'Small amounts of spices, oil and the like. Add what you don’t have.',
  add: 'Add',
  addLabel: (name: string): string => `Add ${name} to the list`,
  addAll: 'Add all',
  added: (name: string) => ({ title: 'On the list', description: name }),
} as const;
