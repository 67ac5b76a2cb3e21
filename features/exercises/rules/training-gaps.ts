import type { Equipment } from './equipment-kinds.ts';
import { LEVELS, type Level, type Pattern, type StressTag } from './exercise-kinds.ts';
import type { StarterKit } from './starter-kits.ts';

/** The movements that every week should hold, and the patterns that count as each. */
export const MAIN_MOVEMENTS = {
  legs: ['squat', 'lunge'],
  hinge: ['hinge'],
  hpush: ['hpush'],
  hpull: ['hpull'],
  vpush: ['vpush'],
  vpull: ['vpull'],
} as const satisfies Record<string, readonly Pattern[]>;

export type MainMovement = keyof typeof MAIN_MOVEMENTS;

/** A movement that a kit cannot train well, with fewer than two good exercises. */
type TrainingGap = {
  kit: StarterKit;
  movement: MainMovement;
  levels: readonly Level[];
  /** only when one of these is avoided; empty: always */
  avoid: readonly StressTag[];
  /** any of these closes the gap; empty: nothing does, so train the movement below shoulder height or skip it */
  buy: readonly Equipment[];
};

const gap = (
  kit: StarterKit,
  movement: MainMovement,
  buy: readonly Equipment[],
  avoid: readonly StressTag[] = [],
  levels: readonly Level[] = LEVELS,
): TrainingGap => ({ kit, movement, levels, avoid, buy });

const LATER = LEVELS.slice(1);
const [BEGINNER, INTERMEDIATE, ADVANCED] = LEVELS;

/** Everything that the starter kits cannot train. A test compares the list with the exercises. */
export const TRAINING_GAPS: readonly TrainingGap[] = [
  gap('nothing', 'legs', ['suspension-trainer'], ['knee'], [BEGINNER, INTERMEDIATE]),
  gap('nothing', 'legs', [], ['knee'], [ADVANCED]),
  gap('nothing', 'hinge', ['band', 'dumbbells'], [], [ADVANCED]),
  gap('nothing', 'hpush', ['band'], ['wrist']),
  gap('nothing', 'hpush', ['band'], ['elbow'], [ADVANCED]),
  gap('nothing', 'hpull', ['band', 'low-bar']),
  gap('nothing', 'vpush', ['band', 'dumbbells'], [], [BEGINNER]),
  gap('nothing', 'vpush', ['band', 'dumbbells'], ['wrist'], LATER),
  gap('nothing', 'vpush', [], ['overhead']),
  gap('nothing', 'vpull', ['band', 'pull-up-bar']),
  gap('bands', 'legs', ['suspension-trainer'], ['knee'], [BEGINNER, INTERMEDIATE]),
  gap('bands', 'legs', [], ['knee'], [ADVANCED]),
  gap('bands', 'vpush', [], ['overhead']),
  gap('bands', 'vpull', [], ['overhead']),
  gap('dumbbells', 'legs', [], ['knee'], LATER),
  gap('dumbbells', 'vpush', [], ['overhead']),
  gap('dumbbells', 'vpull', ['band', 'pull-up-bar']),
  gap('hotel', 'legs', [], ['knee'], LATER),
  gap('hotel', 'vpush', [], ['overhead']),
  gap('hotel', 'vpull', ['band', 'pull-up-bar']),
  gap('barbell', 'legs', ['dumbbells'], ['knee'], LATER),
  gap('barbell', 'hinge', ['dumbbells'], ['lowerBack'], [ADVANCED]),
  gap('barbell', 'vpush', [], ['overhead']),
  gap('barbell', 'vpull', ['band', 'pull-up-bar']),
  gap('outdoors', 'legs', ['dumbbells'], ['knee']),
  gap('outdoors', 'hinge', ['band', 'kettlebell'], [], [ADVANCED]),
  gap('outdoors', 'hpush', ['band'], ['wrist']),
  gap('outdoors', 'hpush', ['band'], ['elbow'], [ADVANCED]),
  gap('outdoors', 'vpush', ['band'], [], [BEGINNER]),
  gap('outdoors', 'vpush', ['band'], ['wrist'], LATER),
  gap('outdoors', 'vpush', [], ['overhead']),
  gap('outdoors', 'vpull', [], ['overhead']),
  gap('home', 'legs', [], ['knee'], LATER),
  gap('home', 'vpush', [], ['overhead']),
  gap('home', 'vpull', [], ['overhead']),
  gap('gym', 'vpull', [], ['overhead']),
];
