import type { Programme } from './programme.ts';

export const HOME_PROGRAMMES: readonly Programme[] = [
  {
    id: 'dumbbells-only',
    name: 'Dumbbells only',
    goal: 'build_muscle',
    levels: ['beginner', 'intermediate', 'advanced'],
    days: 3,
    minutes: 45,
    kit: 'dumbbells',
    whoFor: 'For a corner at home with a pair of dumbbells and a bench.',
    progression:
      'Add reps up to the top, then the next pair. No heavier pair? Lower each rep in three seconds, then add a set.',
    phases: [
      {
        weeks: 6,
        note: 'Three different days. The last week is light.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'goblet-squat 3x8-15',
              'dumbbell-bench-press 3x8-12',
              'dumbbell-row 3x8-12',
              'lateral-raise 2x10-15',
              'dumbbell-overhead-extension 2x10-15',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'dumbbell-romanian-deadlift 3x8-12',
              'dumbbell-shoulder-press 3x8-12',
              'dumbbell-reverse-lunge 2x8-12',
              'dumbbell-curl 2x10-15',
              'core 2',
            ],
          },
          {
            name: 'C',
            focus: 'full',
            slots: [
              'dumbbell-bulgarian-split-squat 3x8-12',
              'incline-dumbbell-press 3x8-12',
              'chest-supported-row 3x8-12',
              'dumbbell-hip-thrust 2x10-15',
              'reverse-fly 2x12-15',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'bands-only',
    name: 'Bands only',
    goal: 'get_fit',
    levels: ['beginner', 'intermediate'],
    days: 3,
    minutes: 40,
    kit: 'bands',
    whoFor: 'For travel, small flats and quiet neighbours: bands and somewhere to anchor them.',
    progression:
      'Step further from the anchor, then take the next stronger band. Keep the last reps slow.',
    phases: [
      {
        weeks: 6,
        note: 'Check the bands for cracks before each session. The last week is light.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'band-squat 3x10-15',
              'band-seated-row 3x10-15',
              'band-chest-press 3x10-15',
              'band-lateral-raise 2x10-15',
              'core 2',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'band-romanian-deadlift 3x10-15',
              'band-overhead-press 3x8-12',
              'band-pulldown 3x10-15',
              'band-glute-bridge 2x12-15',
              'band-curl 2x10-15',
            ],
          },
          {
            name: 'C',
            focus: 'full',
            slots: [
              'band-split-squat 3x8-12',
              'band-push-up 3x6-12',
              'band-bent-over-row 3x10-15',
              'band-pull-apart 2x12-15',
              'band-pushdown 2x10-15',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'bodyweight-progressions',
    name: 'Bodyweight progressions',
    goal: 'get_fit',
    levels: ['beginner', 'intermediate', 'advanced'],
    days: 3,
    minutes: 35,
    kit: 'outdoors',
    whoFor:
      'For people who want push-ups, rows and single-leg work, at home or at a bar in the park.',
    progression:
      'When three sets reach the top of the reps, move to the harder variation that the exercise page names.',
    phases: [
      {
        weeks: 3,
        note: 'Easier variations, many clean reps.',
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: ['bodyweight-squat 3x12-20', 'incline-push-up 3x8-15', 'hpull 3x6-12', 'core 2'],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'reverse-lunge 3x8-12',
              'pike-push-up 2x6-10',
              'vpull 3x4-10',
              'glute-bridge 2x12-15',
            ],
          },
          {
            name: 'C',
            focus: 'full',
            slots: ['step-up 3x8-12', 'push-up 3x5-12', 'hpull 3x6-12', 'side-plank 2x15-30s'],
          },
        ],
      },
      {
        weeks: 4,
        note: 'Harder variations. Week seven is light.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'bulgarian-split-squat 3x8-12',
              'push-up 3x8-15',
              'inverted-row 3x6-12',
              'core 2',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'single-leg-hinge 3x8-12',
              'pike-push-up 3x6-12',
              'pull-up 3x3-8',
              'single-leg-glute-bridge 2x8-15',
            ],
          },
          {
            name: 'C',
            focus: 'full',
            slots: ['walking-lunge 3x10-16', 'decline-push-up 3x6-12', 'hpull 3x8-12', 'core 2'],
          },
        ],
      },
    ],
  },
  {
    id: 'kettlebell-basics',
    name: 'One kettlebell',
    goal: 'get_fit',
    levels: ['beginner', 'intermediate'],
    days: 3,
    minutes: 40,
    kit: 'home',
    whoFor: 'For anyone with a single kettlebell and forty minutes.',
    progression:
      'Add reps first, then a set. When four sets are easy, a heavier bell is worth its price.',
    phases: [
      {
        weeks: 5,
        note: 'Keep the back long and let the hips do the work. Week five is light.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'goblet-squat 3x8-12',
              'kettlebell-press 3x6-10',
              'hpull 3x8-12',
              'suitcase-carry 2x30s',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: ['kettlebell-deadlift 3x8-12', 'push-up 3x6-12', 'lunge 2x8-10', 'core 2'],
          },
          {
            name: 'C',
            focus: 'full',
            slots: ['kettlebell-swing 4x10-15', 'hpush 3x8-12', 'hpull 3x8-12', 'core 2'],
          },
        ],
      },
    ],
  },
  {
    id: 'twenty-minute-week',
    name: '20-minute week',
    goal: 'stay_healthy',
    levels: ['beginner', 'intermediate', 'advanced'],
    days: 3,
    minutes: 20,
    kit: 'nothing',
    whoFor: 'For weeks without time. Three short sessions keep what you have built.',
    progression:
      'Add one rep a session. After four weeks choose a longer programme or start again.',
    phases: [
      {
        weeks: 4,
        note: 'No set-up, no travel: start within a minute.',
        sessions: [
          { name: 'A', focus: 'full', slots: ['squat 3x8-12', 'hpush 2x8-12'] },
          { name: 'B', focus: 'full', slots: ['hinge 2x8-12', 'hpull 2x8-12'] },
          { name: 'C', focus: 'full', slots: ['lunge 2x6-10', 'vpush 2x6-12'] },
        ],
      },
    ],
  },
];
