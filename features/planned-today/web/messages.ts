export const cardText = {
  title: 'Planned for today',
  tomorrow: 'Planned for tomorrow',
  plannedToday: 'Planned today',
  plannedThen: 'Planned that day',
  next: 'Next meal',
  nextTomorrow: (slot: string): string => `Tomorrow, ${slot.toLowerCase()}`,
  open: 'Meal plan',
  allDone: 'Everything planned for today is done.',
  nothing: 'Nothing is planned for today.',
  invite: 'Plan a week of meals',
  inviteDetail: 'One tap gives seven days that meet your targets.',
  start: 'Start a plan',
};

export const eatName = (title: string): string => `Ate it: ${title}`;
