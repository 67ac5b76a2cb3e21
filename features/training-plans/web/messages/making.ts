import type { Goal } from '#features/account/contract.ts';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { StarterKit } from '#features/exercises/rules/starter-kits.ts';
import { nameKit, nameOfEquipment } from '#features/exercises/web/public.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';

export const GOAL_NAMES: Readonly<Record<Goal, string>> = {
  build_muscle: 'Build muscle',
  lose_weight: 'Lose weight',
  get_fit: 'Get fit',
  stay_healthy: 'Stay healthy',
};

/** Ready-made places that can be chosen without setting one up. */
export const PRESET_NAMES: Readonly<Record<StarterKit, string>> = {
  nothing: 'No equipment',
  dumbbells: 'Dumbbells and a bench',
  bands: 'Bands',
  home: 'Home with a bit of everything',
  barbell: 'Barbell and rack',
  gym: 'Full gym',
  hotel: 'Hotel gym',
  outdoors: 'Outdoors',
};

export const makingText = {
  title: 'Make your week',
  lead: 'Check what we know, then make it.',
  ownWords: 'In your own words',
  week: 'Days and time',
  minutes: 'Minutes a session',
  minutesOption: (minutes: number): string => `${minutes} min`,
  varied: 'Varies',
  place: 'Place',
  placeHint: 'Plans use only what is there.',
  asYouSaid: 'As you said',
  ownPlaces: 'Set up your places',
  perDay: 'A time and place for each day',
  minutesOn: (day: string): string => `${day}: minutes`,
  placeOn: (day: string): string => `${day}: place`,
  you: 'You',
  goal: 'Goal',
  level: 'Level',
  avoid: 'Go easy on',
  make: 'Make my week',
  making: 'Making your week...',
  noDays: 'Choose at least one day.',
  result: 'Your week',
  resultLead: 'Look it over. You can change everything later.',
  replaces: (plan: string): string =>
    `It replaces “${plan}”, which you’ll still find under Your block.`,
  keep: 'Keep this week',
  keeping: 'Saving...',
  startProgramme: 'Start this programme',
  another: 'Another one',
  change: 'Change answers',
  weekOf: (sessions: number, minutes: number): string =>
    `${sessions} ${sessions === 1 ? 'session' : 'sessions'}, ${minutes} min a week`,
  blockOf: (weeks: number): string =>
    `A block of ${weeks} weeks: each week a little harder, the last one light.`,
  programmeOf: (weeks: number): string => `A programme of ${weeks} weeks. This is the first.`,
  /** of a programme's week that the person does otherwise */
  asWritten: (note: string): string => `The original programme: ${note}`,
  leftOut: (exercises: readonly string[]): string =>
    `Left out because of what hurts: ${formatList(exercises.map((name) => name.toLowerCase()))}.`,
  planName: 'Training week',
};

export const AVOID_NAMES = {
  knee: 'Knees',
  overhead: 'Arms overhead',
  lowerBack: 'Lower back',
  wrist: 'Wrists',
  elbow: 'Elbows',
  hip: 'Hips',
  impact: 'Impact',
  noise: 'Noise',
} as const;

const minutesOf = (days: readonly { minutes: number }[]): string =>
  [...new Set(days.map(({ minutes }) => minutes))].sort((a, b) => a - b).join(' or ');

/** What was said in words, offered for plans to come. */
export const laterText = {
  title: 'Use this for later plans too?',
  avoid: (parts: readonly string[]): string =>
    parts.length === 0 ? 'Nothing to go easy on' : `Go easy on: ${formatList(parts)}`,
  days: (days: readonly { weekday: number; minutes: number }[]): string =>
    `${formatList(days.map(({ weekday }) => weekdayName(weekday)))}, ${minutesOf(days)} min`,
  place: (equipment: readonly Equipment[]): string =>
    `A place with ${formatList(equipment.map(nameOfEquipment))}`,
  /** "Dumbbells", "Dumbbells and bench" */
  placeName: (equipment: readonly Equipment[]): string => nameKit(equipment.slice(0, 2)),
  keep: 'Yes, later too',
  onlyNow: 'Only this time',
};
