import { leftOutText } from '#features/meal-plans/web/public.ts';

export const templateText = {
  title: 'Templates',
  lead: 'Days and weeks of meals, kept to plan them again.',
  saveTitle: 'Save as a template',
  saveLead: 'Keep these meals and plan them again any time.',
  name: 'Name',
  nameWrong: 'Enter a name.',
  usualDay: (day: string): string => `Like ${day}`,
  usualWeek: 'My week',
  save: 'Save template',
  useTitle: 'Use a template',
  toDay: (day: string): string => `Its meals go to ${day} where nothing is planned.`,
  toWeek: 'Its meals go to the same weekdays where nothing is planned.',
  none: 'No templates yet. Open a day or a week with meals and save it as one.',
  use: (name: string): string => `Use ${name}`,
  remove: (name: string): string => `Delete ${name}`,
  day: 'One day',
  days: (count: number): string => (count === 1 ? '1 day' : `${count} days`),
  meals: (count: number): string => (count === 1 ? '1 meal' : `${count} meals`),
  used: (name: string, unsuited: number) => ({
    title: 'Template used',
    description: unsuited === 0 ? name : `${name}. ${leftOutText(unsuited)}`,
  }),
  unsuited: (meals: number) => ({ title: 'Nothing added', description: leftOutText(meals) }),
  nothingFree: { title: 'Nothing added', description: 'Those meals are planned already.' },
};

export const templateMessages = {
  saved: ({ name }: { name: string }) => ({ title: 'Template saved', description: name }),
  changed: ({ name }: { name: string }) => ({ title: 'Template changed', description: name }),
  removed: ({ name }: { name: string }) => ({ title: 'Template deleted', description: name }),
  undone: { title: 'Undone' },
  failed: 'The template was not saved. Please try again.',
  undoFailed: 'That could not be undone. Please try again.',
};
