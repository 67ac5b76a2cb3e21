const minutes = (value: number): string => `${Math.round(value)} min`;

export const weekText = {
  title: 'This week',
  moderate: 'Moderate',
  vigorous: 'Vigorous',
  counted: 'Counted',
  unit: 'min',
  lastWeek: (counted: number): string => `Last week: ${minutes(counted)} counted.`,
  bar: 'Minutes this week, vigorous ones counted twice',
  barValue: (counted: number, most: number): string => `${minutes(counted)} of ${minutes(most)}`,
  adults: (from: number, to: number): string =>
    `Adults do well with ${from} to ${to} moderate minutes a week. A vigorous minute counts as two (WHO 2020).`,
  minors: (most: number): string =>
    `Up to 17, ${most} minutes a day on average do well. On three days make some of it vigorous, and load muscles and bones (WHO 2020).`,
  older: 'From 65 on, train balance and strength on three days too.',
  how: 'Counted by heart rate where it’s known, else by your effort, else by the kind of activity.',
};
