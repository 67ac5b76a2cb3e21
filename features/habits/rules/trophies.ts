/** For coming back, for going on and for what was learnt; never for a weight or for eating less. */
export const TROPHY_KINDS = [
  'firstSession',
  'sessions25',
  'sessions100',
  'trainingWeeks4',
  'firstRecord',
  'exercises20',
  'cooked10',
  'checkIns4',
  'habitWeek',
  'habitMonth',
  'return',
  'returns3',
] as const;
export type TrophyKind = (typeof TROPHY_KINDS)[number];

/** What trophies are counted from. */
export type TrophyFacts = {
  /** days with a session */
  sessions: number;
  /** most weeks in a row with a session */
  trainingWeeks: number;
  /** lifts with a record */
  records: number;
  /** different exercises done */
  exercises: number;
  /** meals logged from a recipe or a plan */
  cooked: number;
  /** weekly check-ins */
  checkIns: number;
  /** longest run of a habit that counts days */
  longestRun: number;
  /** returns to training or to a habit after a break */
  returns: number;
};

const RULES: Record<TrophyKind, { of: number; count: (facts: TrophyFacts) => number }> = {
  firstSession: { of: 1, count: ({ sessions }) => sessions },
  sessions25: { of: 25, count: ({ sessions }) => sessions },
  sessions100: { of: 100, count: ({ sessions }) => sessions },
  trainingWeeks4: { of: 4, count: ({ trainingWeeks }) => trainingWeeks },
  firstRecord: { of: 1, count: ({ records }) => records },
  exercises20: { of: 20, count: ({ exercises }) => exercises },
  cooked10: { of: 10, count: ({ cooked }) => cooked },
  checkIns4: { of: 4, count: ({ checkIns }) => checkIns },
  habitWeek: { of: 7, count: ({ longestRun }) => longestRun },
  habitMonth: { of: 30, count: ({ longestRun }) => longestRun },
  return: { of: 1, count: ({ returns }) => returns },
  returns3: { of: 3, count: ({ returns }) => returns },
};

export type Trophy = { kind: TrophyKind; count: number; of: number };

/** Each trophy and how far it is: `count` never above `of`. */
export const trophiesOf = (facts: TrophyFacts): Trophy[] =>
  TROPHY_KINDS.map((kind) => {
    const { of, count } = RULES[kind];
    return { kind, of, count: Math.min(of, count(facts)) };
  });

export const isEarned = ({ count, of }: Pick<Trophy, 'count' | 'of'>): boolean => count >= of;
