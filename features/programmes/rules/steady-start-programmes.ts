import type { Programme } from './programme.ts';

export const STEADY_START_PROGRAMMES: readonly Programme[] = [
  {
    id: 'over-60',
    name: 'Strong over 60',
    goal: 'stay_healthy',
    levels: ['beginner', 'intermediate'],
    days: 2,
    minutes: 45,
    kit: 'home',
    whoFor: 'For people from 60 on: legs, back, grip and balance for daily life.',
    progression:
      'Always keep two or three reps in reserve. First steadier, then more reps, then more weight.',
    phases: [
      {
        weeks: 2,
        note: 'Hold on to a chair or wall wherever balance is needed.',
        isSteady: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'chair-squat 2x8-12',
              'wall-push-up 2x8-12',
              'hpull 2x8-12',
              'calf-raise 2x8-15',
              'brisk-walk 8m',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'step-up 2x6-10',
              'glute-bridge 2x8-12',
              'hpull 2x8-12',
              'suitcase-carry 2x20-30s',
              'brisk-walk 8m',
            ],
          },
        ],
      },
      {
        weeks: 6,
        note: 'A little more each week. Week eight is light.',
        endsLight: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'goblet-box-squat 3x8-12',
              'incline-push-up 2x8-12',
              'dumbbell-row 3x8-12',
              'calf-raise 2x10-15',
              'core 2',
              'brisk-walk 8m',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'step-up 3x8-10',
              'dumbbell-glute-bridge 2x10-12',
              'vpull 2x8-12',
              'suitcase-carry 2x30s',
              'mobility 1',
              'brisk-walk 8m',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'return-after-a-break',
    name: 'Return after a break',
    goal: 'get_fit',
    levels: ['beginner', 'intermediate', 'advanced'],
    days: 3,
    minutes: 40,
    kit: 'dumbbells',
    whoFor: 'For people who trained before and have paused for weeks or months.',
    progression:
      'Start at about half of what you remember. Strength returns quickly, tendons take longer, so weights rise slowly.',
    phases: [
      {
        weeks: 2,
        note: 'Two sets of everything. You should leave wanting more.',
        isSteady: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: ['squat 2x10-12', 'hpush 2x10-12', 'hpull 2x10-12', 'core 2'],
          },
          {
            name: 'B',
            focus: 'full',
            slots: ['hinge 2x10-12', 'vpush 2x10-12', 'vpull 2x10-12', 'core 2'],
          },
          {
            name: 'C',
            focus: 'full',
            slots: ['lunge 2x8-12', 'hpush 2x10-12', 'hpull 2x10-12', 'core 2'],
          },
        ],
      },
      {
        weeks: 4,
        note: 'Three sets of the main lifts, closer to your limit each week.',
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: ['squat 3x8-12', 'hpush 3x8-12', 'hpull 3x8-12', 'ham_iso 2x10-15', 'core 2'],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'hinge 3x8-12',
              'vpush 3x8-12',
              'vpull 3x8-12',
              'biceps 2x10-15',
              'calf 2x10-15',
            ],
          },
          {
            name: 'C',
            focus: 'full',
            slots: ['lunge 3x8-12', 'hpush 3x8-12', 'hpull 3x8-12', 'triceps 2x10-15', 'core 2'],
          },
        ],
      },
    ],
  },
  {
    id: 'first-steps',
    name: 'First four weeks',
    goal: 'stay_healthy',
    levels: ['beginner'],
    days: 3,
    minutes: 30,
    kit: 'nothing',
    whoFor: 'For anyone who has never trained. No equipment, nothing to prove.',
    progression:
      'One more rep each time. When ten are easy, the exercise page names the next step.',
    phases: [
      {
        weeks: 4,
        note: 'Short and regular beats long and rare.',
        isSteady: true,
        sessions: [
          {
            name: 'A',
            focus: 'full',
            slots: [
              'bodyweight-squat 2x8-12',
              'knee-push-up 2x5-10',
              'bird-dog 2x6-10',
              'brisk-walk 8m',
            ],
          },
          {
            name: 'B',
            focus: 'full',
            slots: [
              'glute-bridge 2x8-15',
              'wall-push-up 2x8-15',
              'dead-bug 2x6-10',
              'brisk-walk 8m',
            ],
          },
          {
            name: 'C',
            focus: 'full',
            slots: [
              'split-squat 2x6-10',
              'hinge 2x8-12',
              'prone-y-raise 2x8-12',
              'knee-plank 2x15-30s',
            ],
          },
        ],
      },
    ],
  },
];
