export const weightText = {
  topic: 'Weight',
  weighIns: 'Weigh-ins',
  trend: 'Trend',
  finding: (change: string | null, now: string, time: string, isSteady: boolean) => {
    if (change === null) return `Your trend is at ${now}`;
    if (isSteady) return `Steady at ${now} ${time}`;
    return `${change} ${time}, now ${now}`;
  },
  now: 'Trend now',
  change: 'Change',
  weekly: 'A week',
  before: 'Time before',
  chart: (from: string, to: string, first: string, last: string) =>
    `Your weight from ${from} to ${to}: the trend went from ${first} to ${last}. The table has every day.`,
  values: 'Weight, day by day',
  reading: (day: string, weight: string, trend: string) => `${day}: ${weight}, trend ${trend}`,
  caption: 'Your weight, day by day, the latest first',
  note: 'Dots are weigh-ins. The line is your trend, without daily swings. Gaps mean no weigh-ins.',
  none: 'No weigh-ins yet. Your trend starts here.',
  noneInPeriod: 'No weigh-ins in this period.',
  weighIn: 'Weigh in',
  hidden: 'Weight goes up while you grow, as it should. The trend is hidden unless you want it.',
  show: 'Show the trend',
};
