import { EQUIPMENT, type Equipment } from './equipment-kinds.ts';

/** What people usually have at a place. */
export const STARTER_KITS = {
  nothing: [],
  bands: ['band', 'mini-band', 'band-anchor'],
  dumbbells: ['dumbbells', 'bench', 'incline-bench'],
  hotel: ['dumbbells', 'bench', 'incline-bench', 'chair', 'step', 'treadmill'],
  barbell: ['barbell', 'plates', 'rack', 'bench', 'incline-bench'],
  outdoors: ['pull-up-bar', 'dip-bars', 'low-bar', 'bench', 'step'],
  home: [
    'dumbbells',
    'bench',
    'incline-bench',
    'kettlebell',
    'band',
    'band-anchor',
    'mini-band',
    'pull-up-bar',
    'chair',
    'step',
  ],
  gym: EQUIPMENT,
} as const satisfies Record<string, readonly Equipment[]>;

export type StarterKit = keyof typeof STARTER_KITS;
