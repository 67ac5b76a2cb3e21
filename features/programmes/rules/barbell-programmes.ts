import type { Programme, SessionPlan } from './programme.ts';

/** A week of the strength block: the same lifts, other sets and reps of the main ones. */
const strengthWeek = (squat: string, press: string, pull: string): readonly SessionPlan[] => [
  {
    name: 'Squat',
    focus: 'full',
    slots: [`back-squat ${squat}`, 'bench-press 3x6-8', 'hpull 3x6-10', 'ham_iso 2x8-12', 'core 2'],
  },
  {
    name: 'Bench',
    focus: 'full',
    slots: [
      `bench-press ${press}`,
      'vpull 3x6-10',
      'lunge 2x8-10',
      'triceps 2x8-12',
      'rear_iso 2x12-15',
    ],
  },
  {
    name: 'Deadlift',
    focus: 'full',
    slots: [`deadlift ${pull}`, 'overhead-press 3x5-8', 'squat 2x6-8', 'hpull 2x8-12', 'core 2'],
  },
];

export const BARBELL_PROGRAMMES: readonly Programme[] = [
  {
    id: 'beginner-barbell',
    name: 'Beginner barbell',
    goal: 'build_muscle',
    levels: ['beginner'],
    days: 3,
    minutes: 45,
    kit: 'barbell',
    whoFor: 'For people who want to learn the big lifts with a bar, a rack and a bench.',
    progression:
      'Every session that all reps succeed, add the smallest plates next time. After three misses in a row take 10 % off and climb again.',
    phases: [
      {
        weeks: 2,
        note: 'Practise with the empty bar. Stop each set while it still looks tidy.',
        isSteady: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: ['back-squat 2x5-8', 'bench-press 2x5-8', 'barbell-row 2x8-10', 'core 2'],
          },
          {
            name: 'B',
            focus: 'full',
            slots: ['back-squat 2x5-8', 'overhead-press 2x5-8', 'deadlift 2x5-6', 'core 2'],
          },
          {
            name: 'C',
            focus: 'full',
            slots: ['back-squat 2x5-8', 'bench-press 2x5-8', 'barbell-row 2x8-10', 'core 2'],
          },
        ],
      },
      {
        weeks: 6,
        note: 'Small steps up, session by session. Week eight is light.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: ['back-squat 3x5', 'bench-press 3x5', 'barbell-row 3x6-8', 'core 2'],
          },
          {
            name: 'B',
            focus: 'full',
            slots: ['back-squat 3x5', 'overhead-press 3x5', 'romanian-deadlift 3x6-8', 'core 2'],
          },
          {
            name: 'C',
            focus: 'full',
            slots: ['bench-press 3x5', 'barbell-row 3x6-8', 'deadlift 2x5', 'lunge 2x8-12'],
          },
        ],
      },
    ],
  },
  {
    id: 'strength-block',
    name: 'Strength block',
    goal: 'build_muscle',
    levels: ['intermediate', 'advanced'],
    days: 3,
    minutes: 60,
    kit: 'barbell',
    whoFor: 'For lifters with a year behind them who want a heavier squat, bench and deadlift.',
    progression:
      'Reps fall and weights rise in three steps. Each set leaves a rep or two in reserve: no grinding.',
    phases: [
      {
        weeks: 3,
        note: 'Build a base: sets of six.',
        sessions: strengthWeek('4x6', '4x6', '3x6'),
      },
      {
        weeks: 3,
        note: 'Heavier: sets of four and five.',
        sessions: strengthWeek('5x4-5', '5x4-5', '4x4'),
      },
      {
        weeks: 2,
        note: 'Heaviest: sets of three, with long rests.',
        sessions: strengthWeek('5x3', '5x3', '3x3'),
      },
      {
        weeks: 1,
        note: 'A light week. Halve the sets and keep the bar moving fast.',
        isSteady: true,
        sessions: strengthWeek('2x5', '2x5', '2x4'),
      },
    ],
  },
];
