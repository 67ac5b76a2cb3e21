export const EQUIPMENT_GROUPS = [
  'bands',
  'weights',
  'benches',
  'bars',
  'machines',
  'home',
  'cardio',
] as const;
export type EquipmentGroup = (typeof EQUIPMENT_GROUPS)[number];

type Kind = {
  group: EquipmentGroup;
  /** smallest usual step, kg; null where it adds no load */
  stepKg: number | null;
};

const none = (group: EquipmentGroup): Kind => ({ group, stepKg: null });
const loads = (group: EquipmentGroup, stepKg: number): Kind => ({ group, stepKg });

/** All equipment an exercise may ask for. Steps are domain defaults; a place may state its own. */
const KINDS = {
  band: none('bands'),
  'mini-band': none('bands'),
  'band-anchor': none('bands'),
  dumbbells: loads('weights', 2),
  kettlebell: loads('weights', 4),
  barbell: loads('weights', 2.5),
  plates: loads('weights', 2.5),
  'ez-bar': loads('weights', 2.5),
  'trap-bar': loads('weights', 2.5),
  landmine: loads('weights', 2.5),
  'medicine-ball': loads('weights', 1),
  sandbag: loads('weights', 5),
  sled: loads('weights', 5),
  bench: none('benches'),
  'incline-bench': none('benches'),
  'preacher-bench': none('benches'),
  'back-extension-bench': none('benches'),
  'glute-ham-bench': none('benches'),
  rack: none('bars'),
  'pull-up-bar': none('bars'),
  'dip-bars': none('bars'),
  'low-bar': none('bars'),
  rings: none('bars'),
  'suspension-trainer': none('bars'),
  'smith-machine': loads('machines', 2.5),
  'cable-machine': loads('machines', 5),
  'lat-pulldown-machine': loads('machines', 5),
  'seated-row-machine': loads('machines', 5),
  'chest-supported-row-machine': loads('machines', 5),
  'assisted-pull-up-machine': loads('machines', 5),
  'chest-press-machine': loads('machines', 5),
  'pec-deck-machine': loads('machines', 5),
  'shoulder-press-machine': loads('machines', 5),
  'lateral-raise-machine': loads('machines', 5),
  'biceps-curl-machine': loads('machines', 5),
  'dip-machine': loads('machines', 5),
  'leg-press-machine': loads('machines', 5),
  'hack-squat-machine': loads('machines', 5),
  'leg-extension-machine': loads('machines', 5),
  'seated-leg-curl-machine': loads('machines', 5),
  'lying-leg-curl-machine': loads('machines', 5),
  'hip-thrust-machine': loads('machines', 5),
  'hip-abduction-machine': loads('machines', 5),
  'hip-adduction-machine': loads('machines', 5),
  'standing-calf-machine': loads('machines', 5),
  'seated-calf-machine': loads('machines', 5),
  'ab-crunch-machine': loads('machines', 5),
  chair: none('home'),
  step: none('home'),
  box: none('home'),
  stairs: none('home'),
  'sturdy-table': none('home'),
  towel: none('home'),
  backpack: loads('home', 1),
  'foot-anchor': none('home'),
  sliders: none('home'),
  'ab-wheel': none('home'),
  'stability-ball': none('home'),
  'foam-roller': none('home'),
  treadmill: none('cardio'),
  'exercise-bike': none('cardio'),
  'air-bike': none('cardio'),
  bicycle: none('cardio'),
  'rowing-machine': none('cardio'),
  'ski-machine': none('cardio'),
  elliptical: none('cardio'),
  'stair-climber': none('cardio'),
  'skipping-rope': none('cardio'),
  'heavy-bag': none('cardio'),
  'battle-ropes': none('cardio'),
  pool: none('cardio'),
} satisfies Record<string, Kind>;

export type Equipment = keyof typeof KINDS;

export const EQUIPMENT = Object.keys(KINDS) as [Equipment, ...Equipment[]];

export const kindOfEquipment = (equipment: Equipment): Kind => KINDS[equipment];
