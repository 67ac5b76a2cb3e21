import type { Phase, Programme } from './programme.ts';

/** A week of running and walking, three times the same. */
const runWeek = (minutes: number, note: string, exercise = 'run-walk'): Phase => ({
  weeks: 1,
  note,
  isSteady: true,
  sessions: ['First run', 'Second run', 'Third run'].map((name) => ({
    name,
    focus: 'cardio' as const,
    slots: ['mobility 1', `${exercise} ${minutes}m`],
  })),
});

export const CARDIO_AND_MOBILITY_PROGRAMMES: readonly Programme[] = [
  {
    id: 'first-5-km',
    name: 'First 5 km',
    goal: 'get_fit',
    levels: ['beginner', 'intermediate'],
    days: 3,
    minutes: 45,
    kit: 'nothing',
    whoFor: 'For people who can walk half an hour and want to run five kilometres without a stop.',
    progression:
      'Runs grow longer and walks shorter. Run so slowly that you could talk. Repeat a week whenever it was hard.',
    phases: [
      runWeek(24, 'Run 1 minute, walk 2 minutes. Eight times.'),
      runWeek(24, 'Run 1.5 minutes, walk 1.5 minutes. Eight times.'),
      runWeek(25, 'Run 3 minutes, walk 2 minutes. Five times.'),
      runWeek(28, 'Run 5 minutes, walk 2 minutes. Four times.'),
      runWeek(27, 'Run 7 minutes, walk 2 minutes. Three times.'),
      runWeek(30, 'Run 8 minutes, walk 2 minutes. Three times.'),
      runWeek(32, 'Run 14 minutes, walk 2 minutes. Twice.'),
      runWeek(28, 'Run 28 minutes without a stop.', 'easy-run'),
      runWeek(
        32,
        'Run 32 minutes. On the third day run the five kilometres, however long it takes.',
        'easy-run',
      ),
    ],
  },
  {
    id: 'walk-more',
    name: 'Walk further',
    goal: 'stay_healthy',
    levels: ['beginner', 'intermediate'],
    days: 4,
    minutes: 45,
    kit: 'nothing',
    whoFor: 'For a gentle start to moving, without any equipment or impact.',
    progression:
      'Each step adds five minutes. Walk fast enough to breathe deeper, slow enough to talk.',
    phases: [20, 25, 30, 35].map((minutes) => ({
      weeks: 1,
      note: `Four brisk walks of ${minutes} minutes.`,
      isSteady: true as const,
      sessions: ['First walk', 'Second walk', 'Third walk', 'Fourth walk'].map((name) => ({
        name,
        focus: 'cardio' as const,
        slots: [`brisk-walk ${minutes}m`],
      })),
    })),
  },
  {
    id: 'fit-and-lean',
    name: 'Fit and lean',
    goal: 'lose_weight',
    levels: ['beginner', 'intermediate'],
    days: 4,
    minutes: 45,
    kit: 'home',
    whoFor: 'For losing fat while keeping muscle: two strength days and two of easy cardio.',
    progression:
      'Add reps and weight on strength days, minutes on cardio days. Food decides the scales, training what you keep.',
    phases: [
      {
        weeks: 6,
        note: 'Strength first, then longer breaths. The last week is light.',
        endsLight: true,
        sessions: [
          {
            name: 'Strength A',
            focus: 'full',
            slots: ['squat 3x8-12', 'hpush 3x8-12', 'hpull 3x8-12', 'bridge 2x10-15', 'core 2'],
          },
          { name: 'Cardio, easy', focus: 'cardio', slots: ['cardio 30m', 'mobility 1'] },
          {
            name: 'Strength B',
            focus: 'full',
            slots: ['hinge 3x8-12', 'vpush 3x8-12', 'vpull 3x8-12', 'lunge 2x8-12', 'core 2'],
          },
          { name: 'Cardio, longer', focus: 'cardio', slots: ['cardio 35m', 'mobility 1'] },
        ],
      },
    ],
  },
  {
    id: 'desk-mobility',
    name: 'Desk mobility',
    goal: 'stay_healthy',
    levels: ['beginner', 'intermediate', 'advanced'],
    days: 5,
    minutes: 15,
    kit: 'nothing',
    whoFor: 'For stiff hips, shoulders and necks after hours of sitting. Clothes stay on.',
    progression:
      'Move into each position slowly and a little further every week. Nothing should hurt.',
    phases: [
      {
        weeks: 4,
        note: 'A quarter of an hour on working days.',
        isSteady: true,
        sessions: [
          {
            name: 'Neck and upper back',
            focus: 'mobility',
            slots: [
              'chin-tuck 2x6-10',
              'cat-cow 2x6-10',
              'open-book 2x5-8',
              'cross-body-shoulder-stretch 1x20-40s',
            ],
          },
          {
            name: 'Hips',
            focus: 'mobility',
            slots: [
              'hip-flexor-stretch 2x20-40s',
              'figure-four-stretch 1x20-40s',
              'ninety-ninety-switch 1x6-10',
            ],
          },
          {
            name: 'Shoulders and wrists',
            focus: 'mobility',
            slots: [
              'wall-slide 2x8-12',
              'doorway-chest-stretch 2x20-40s',
              'wrist-rock 1x8-12',
              'prayer-stretch 1x20-30s',
            ],
          },
          {
            name: 'Back and hamstrings',
            focus: 'mobility',
            slots: [
              'cat-cow 2x6-10',
              'seated-forward-fold 1x20-40s',
              'lying-twist 1x20-40s',
              'childs-pose 1x30-60s',
            ],
          },
          {
            name: 'Whole body',
            focus: 'mobility',
            slots: [
              'inchworm 2x4-8',
              'lunge-with-rotation 1x4-8',
              'thread-the-needle 1x5-8',
              'calf-stretch 1x20-40s',
            ],
          },
        ],
      },
    ],
  },
];
