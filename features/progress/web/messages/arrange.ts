import type { CardKind } from '../../rules/layout.ts';

export const cardNames: Record<CardKind, string> = {
  weight: 'Weight',
  energy: 'Energy',
  macros: 'Macros',
  nutrients: 'Nutrients',
  goals: 'Goals',
  habits: 'Habits',
  sessions: 'Sessions',
  muscles: 'Volume by muscle',
  lifts: 'Main lifts',
  records: 'Records',
  cardio: 'Cardio',
  measures: 'Measurements',
  photos: 'Photos',
  report: 'Report',
};

export const arrangeText = {
  title: 'Arrange',
  lead: 'Your order on every device. Hidden cards keep their figures.',
  done: 'Done',
  shown: 'Shown cards',
  nutrients: 'Nutrients shown',
};
