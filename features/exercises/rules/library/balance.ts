import { listExercises } from '../exercise.ts';

/** For steady steps at any age; over 60 every week has some. */
export const balance = listExercises('mobility', [
  {
    id: 'heel-to-toe-stand',
    name: 'Heel-to-toe stand',
    also: ['tandem stand', 'tandem stance', 'balance'],
    muscles: { calves: 0.25, glutes: 0.25, core: 0.25 },
    unilateral: true,
    harder: ['single-leg-stand'],
    seconds: [10, 30],
    whatFor: 'The first step towards standing on one leg.',
    cues: [
      'Stand beside a wall or a chair.',
      'Put one heel right before the other toes.',
      'Look ahead and stand tall.',
    ],
  },
  {
    id: 'single-leg-stand',
    name: 'Single-leg stand',
    also: ['one-leg balance', 'balance', 'flamingo stand'],
    muscles: { calves: 0.25, glutes: 0.25, core: 0.25 },
    unilateral: true,
    tags: [],
    seconds: [10, 40],
    whatFor: 'Trains the balance that every step needs.',
    cues: [
      'Stand where you can reach a chair.',
      'Lift one foot off the floor.',
      'Keep your hips level.',
      'Touch the chair when you need to.',
    ],
  },
  {
    id: 'heel-to-toe-walk',
    name: 'Heel-to-toe walk',
    also: ['tandem walk', 'balance walk', 'line walk'],
    muscles: { calves: 0.25, glutes: 0.25, core: 0.25 },
    space: 'lane',
    seconds: [20, 40],
    whatFor: 'Makes narrow steps and turns steady.',
    cues: [
      'Walk along a wall.',
      'Put each heel right before the other toes.',
      'Look ahead, not at your feet.',
    ],
  },
]);
