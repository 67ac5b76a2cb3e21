const countMeals = (count: number): string => (count === 1 ? '1 meal' : `${count} meals`);

export const planShoppingText = {
  title: 'Shop for planned days',
  lead: 'When the plan changes, your list follows. What you ticked stays ticked.',
  days: 'Days',
  people: 'People',
  me: 'Me',
  /** "Today, 3 meals" */
  day: (day: string, meals: number): string => (meals === 0 ? day : `${day}, ${countMeals(meals)}`),
  none: 'Nothing is planned on these days',
  noneLead: 'Plan your week first, then come back for the list.',
  openPlan: 'Open the meal plan',
  add: (meals: number): string => `Put ${countMeals(meals)} on the list`,
  takeOff: 'Take these days off the list',
  done: (meals: number) => ({
    title: 'Your list is ready',
    description: `${countMeals(meals)} from your plan.`,
  }),
  takenOff: { title: 'Taken off', description: 'Planned days left your list.' },
  ghost: (title: string, day: string): string => `${title} (${day})`,
  ghosts: (meals: readonly string[]): string =>
    `Nothing is bought for ${meals.join(', ')}: planned as leftovers of a dish that is cooked on no day. Swap ${meals.length === 1 ? 'it' : 'them'} in your plan.`,
  notReadable: (titles: readonly string[]): string =>
    `You can’t open the ${titles.length === 1 ? 'recipe' : 'recipes'} for ${titles.join(', ')}. The person whose plan it is can put them on the list.`,
} as const;
