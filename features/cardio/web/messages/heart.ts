import { HIGHEST_RATE_SD, type Zone, type ZoneFormula } from '../../rules/zones.ts';

export const heartMessages = {
  saved: { title: 'Heart rate saved', description: 'Your zones follow from it.' },
  failed: 'Not saved. Check your connection and try again.',
};

export const ZONE_NAMES: Record<Zone, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  vigorous: 'Vigorous',
  veryHard: 'Very hard',
};

export const heartText = {
  title: 'Heart rate zones',
  show: 'Your heart rate zones',
  caption: 'Your heart rate zones, from easy to very hard',
  zone: 'Zone',
  beats: 'Beats a minute',
  below: (rate: number): string => `below ${rate}`,
  between: (from: number, to: number): string => `${from} to ${to}`,
  above: (rate: number): string => `${rate} and more`,
  formulas: {
    tanaka: (highest: number): string =>
      `Your highest rate is taken as ${highest}: 208 less 0.7 for each year of age (Tanaka).`,
    ownHighest: (highest: number): string => `Zones are shares of your highest rate, ${highest}.`,
    karvonen: (highest: number): string =>
      `Zones are shares of what lies between your resting rate and ${highest} (Karvonen).`,
  } satisfies Record<ZoneFormula, (highest: number) => string>,
  limits: 'Where zones begin is as the American College of Sports Medicine has it (2011).',
  rough: `Highest rates of one age differ: one person in three is off by more than ${HIGHEST_RATE_SD} beats. Take each limit as a range.`,
  minor: 'Zones are worked out for adults. Until 18, go by how hard it feels.',
  noAge: 'Add your age in your profile to see your zones.',
  byEffortOn: 'You go by effort, so heart rates are not put into zones.',
  restingRate: 'Resting heart rate',
  restingHint: 'On waking. Optional',
  maxRate: 'Highest heart rate',
  maxHint: 'If you have measured it',
  byEffort: 'Go by effort instead',
  byEffortHint: 'Choose this with beta-blockers or other medicine that slows the heart.',
  save: 'Save heart rate',
  saving: 'Saving...',
};
