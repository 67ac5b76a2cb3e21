import type { Programme } from './programme.ts';

export const GYM_PROGRAMMES: readonly Programme[] = [
  {
    id: 'full-body-2',
    name: 'Full body, two days',
    goal: 'get_fit',
    levels: ['beginner', 'intermediate'],
    days: 2,
    minutes: 45,
    kit: 'gym',
    whoFor: 'For busy weeks. Two sessions cover every large muscle twice.',
    progression:
      'When every set reaches the top of its reps, take the next heavier weight. The sixth week is light.',
    phases: [
      {
        weeks: 6,
        note: 'Learn the lifts in weeks one and two. Then add weight little by little.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'goblet-squat 3x8-12',
              'dumbbell-bench-press 3x8-12',
              'seated-cable-row 3x8-12',
              'romanian-deadlift 2x8-12',
              'lateral-raise 2x10-15',
              'plank 2x20-40s',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'leg-press 3x8-12',
              'lat-pulldown 3x8-12',
              'dumbbell-shoulder-press 3x8-12',
              'hip-thrust 2x8-12',
              'biceps 2x10-15',
              'pallof-press 2x8-12',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'full-body-3',
    name: 'Full body, three days',
    goal: 'build_muscle',
    levels: ['beginner', 'intermediate'],
    days: 3,
    minutes: 50,
    kit: 'gym',
    whoFor: 'For most people who want more muscle. Each muscle works three times a week.',
    progression:
      'Add a rep each session until all sets reach the top of the range. Then add the smallest weight and start again from the bottom.',
    phases: [
      {
        weeks: 6,
        note: 'Each week ends a little closer to your limit. The last week is light.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'back-squat 3x6-10',
              'bench-press 3x6-10',
              'seated-cable-row 3x8-12',
              'ham_iso 2x10-15',
              'lateral-raise 3x10-15',
              'core 2',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'romanian-deadlift 3x6-10',
              'overhead-press 3x6-10',
              'lat-pulldown 3x8-12',
              'dumbbell-split-squat 2x8-12',
              'dumbbell-curl 2x10-15',
              'calf 2x10-15',
            ],
          },
          {
            name: 'C',
            focus: 'full',
            slots: [
              'leg-press 3x8-12',
              'incline-dumbbell-press 3x8-12',
              'chest-supported-row 3x8-12',
              'hip-thrust 2x8-12',
              'triceps-pushdown 2x10-15',
              'face-pull 2x12-15',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'upper-lower-4',
    name: 'Upper and lower, four days',
    goal: 'build_muscle',
    levels: ['intermediate', 'advanced'],
    days: 4,
    minutes: 55,
    kit: 'gym',
    whoFor: 'For people with half a year of training who can come four times a week.',
    progression:
      'Heavy days stay at 6 to 8 reps, lighter days at 10 to 15. Add weight when the top is reached in every set.',
    phases: [
      {
        weeks: 6,
        note: 'Five building weeks, then a light one.',
        endsLight: true,
        sessions: [
          {
            name: 'Upper, heavy',
            focus: 'upper',
            slots: [
              'bench-press 4x6-8',
              'barbell-row 4x6-8',
              'overhead-press 3x6-10',
              'lat-pulldown 3x8-12',
              'triceps 2x10-15',
              'biceps 2x10-15',
            ],
          },
          {
            name: 'Lower, heavy',
            focus: 'lower',
            slots: [
              'back-squat 4x6-8',
              'romanian-deadlift 3x6-10',
              'lunge 3x8-12',
              'ham_iso 2x10-15',
              'calf 3x8-12',
              'core 2',
            ],
          },
          {
            name: 'Upper, lighter',
            focus: 'upper',
            slots: [
              'incline-dumbbell-press 3x10-12',
              'seated-cable-row 3x10-12',
              'lateral-raise 3x12-15',
              'cable-fly 2x12-15',
              'rear_iso 2x12-15',
              'hammer-curl 2x10-15',
              'triceps-pushdown 2x10-15',
            ],
          },
          {
            name: 'Lower, lighter',
            focus: 'lower',
            slots: [
              'leg-press 3x10-15',
              'hip-thrust 3x8-12',
              'leg-extension 2x12-15',
              'seated-leg-curl 3x10-15',
              'calf 3x12-15',
              'hanging-knee-raise 2x8-12',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'push-pull-legs-6',
    name: 'Push, pull, legs, six days',
    goal: 'build_muscle',
    levels: ['intermediate', 'advanced'],
    days: 6,
    minutes: 50,
    kit: 'gym',
    whoFor: 'For experienced lifters who like to train nearly every day.',
    progression:
      'The first round of the week is heavier, the second lighter. Add weight when all sets reach the top.',
    phases: [
      {
        weeks: 5,
        note: 'Sleep and eat well: six days only pay off if you recover. Week five is light.',
        endsLight: true,
        sessions: [
          {
            name: 'Push, heavy',
            focus: 'push',
            slots: [
              'bench-press 4x6-8',
              'overhead-press 3x6-10',
              'incline-dumbbell-press 3x8-12',
              'lateral-raise 3x12-15',
              'triceps-pushdown 3x10-15',
            ],
          },
          {
            name: 'Pull, heavy',
            focus: 'pull',
            slots: [
              'barbell-row 4x6-10',
              'pull-up 3x5-8',
              'chest-supported-row 3x8-12',
              'face-pull 3x12-15',
              'barbell-curl 3x8-12',
            ],
          },
          {
            name: 'Legs, heavy',
            focus: 'legs',
            slots: [
              'back-squat 4x6-8',
              'romanian-deadlift 3x6-10',
              'leg-press 3x8-12',
              'seated-leg-curl 2x10-15',
              'calf 3x8-12',
            ],
          },
          {
            name: 'Push, lighter',
            focus: 'push',
            slots: [
              'dumbbell-shoulder-press 3x8-12',
              'dumbbell-bench-press 3x10-12',
              'cable-fly 3x12-15',
              'cable-lateral-raise 3x12-15',
              'cable-overhead-extension 2x12-15',
            ],
          },
          {
            name: 'Pull, lighter',
            focus: 'pull',
            slots: [
              'lat-pulldown 3x10-12',
              'seated-cable-row 3x10-12',
              'reverse-pec-deck 3x12-15',
              'hammer-curl 2x10-15',
              'core 2',
            ],
          },
          {
            name: 'Legs, lighter',
            focus: 'legs',
            slots: [
              'hip-thrust 3x8-12',
              'dumbbell-bulgarian-split-squat 3x8-12',
              'leg-extension 2x12-15',
              'lying-leg-curl 2x12-15',
              'calf 3x12-15',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'machines-first',
    name: 'Machines first',
    goal: 'get_fit',
    levels: ['beginner'],
    days: 2,
    minutes: 45,
    kit: 'gym',
    whoFor:
      'For a first month in a gym. Machines guide the movement, so nothing has to be balanced.',
    progression: 'Set the pin one step heavier when three sets of twelve feel steady.',
    phases: [
      {
        weeks: 4,
        note: 'Find the seat settings first and write them down. Start lighter than you could.',
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'leg-press 3x10-12',
              'chest-press-machine 3x10-12',
              'row-machine 3x10-12',
              'seated-leg-curl 2x10-15',
              'crunch-machine 2x10-15',
              'exercise-bike 8m',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'lat-pulldown 3x10-12',
              'shoulder-press-machine 3x10-12',
              'leg-extension 2x10-15',
              'hip-thrust-machine 2x10-12',
              'standing-calf-raise-machine 2x10-15',
              'elliptical 8m',
            ],
          },
        ],
      },
    ],
  },
];
