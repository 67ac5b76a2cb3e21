import type { EquipmentGroup } from '#features/exercises/rules/equipment-kinds.ts';
import type { TrainingPlace } from '../../contract.ts';
import type { PlacePreset } from '../../rules/place-presets.ts';
import type { PlaceKind } from '../../rules/places.ts';

export const placeMessages = {
  saved: ({ name }: TrainingPlace) => ({ title: 'Place saved', description: name }),
  changed: ({ name }: TrainingPlace) => ({ title: 'Place changed', description: name }),
  removed: ({ name }: TrainingPlace) => ({ title: 'Place deleted', description: name }),
  undone: { title: 'Undone', description: 'Your places are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

/** What follows for the days that used a deleted place. */
export const daysLeftWithout = (days: string): string =>
  `${days}: no equipment until you choose another place.`;

export const placeText = {
  title: 'Places',
  lead: 'Where you train, and with what.',
  none: 'No places yet',
  addFirst: 'Add where you train. Plans then use only what’s there.',
  add: 'Add a place',
  addLead: 'Pick what’s closest. You can change everything next.',
  filledIn: (preset: string) => `${preset}: filled in for you. Change what differs.`,
  editLead: 'Plans use only what’s ticked here.',
  edit: 'Edit place',
  save: 'Save place',
  saveChanges: 'Save changes',
  saving: 'Saving...',
  remove: 'Delete place',
  editOne: (name: string) => `Edit ${name}`,
  removeOne: (name: string) => `Delete ${name}`,
  usedOn: (days: string) => `Used on ${days}`,
  changedElsewhere: 'This place was changed on another device',
  gone: 'That place isn’t there',
  goneLead: 'It may have been deleted on another device.',
  noEquipment: 'No equipment',
  everything: 'Everything a full gym has',
  andMore: (count: number) => `${count} more`,
};

export const formText = {
  name: 'Name',
  kind: 'Kind of place',
  equipment: 'Equipment',
  search: 'Search equipment',
  noMatch: 'No equipment matches. Try another word.',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  all: 'Choose all',
  noneOf: 'Clear',
  weights: 'Weights',
  weightsLead: 'The closer this is, the better the loads fit.',
  bar: 'Bar',
  plates: 'Plates',
  usualPlates: 'Usual gym plates',
  ownPlates: 'My plates',
  pairsLead: 'How many pairs do you have?',
  fewerPairs: (weight: string) => `Fewer pairs of ${weight}`,
  morePairs: (weight: string) => `More pairs of ${weight}`,
  pairs: (count: number) => (count === 1 ? '1 pair' : `${count} pairs`),
  otherPlate: 'Another plate weight',
  addPlate: 'Add plate',
  dumbbells: 'Dumbbells',
  dumbbellsHint: 'Weight in one hand',
  usualDumbbells: 'Any',
  stepsOfWeights: 'From – to',
  listOfWeights: 'Exact',
  from: 'Lightest',
  to: 'Heaviest',
  step: 'Step',
  list: 'Weights',
  listHint: (example: string) => `Put a space between them: ${example}`,
  kettlebells: 'Kettlebells',
  emptyMeansAny: 'Leave empty for any weight.',
  machineStep: 'Machine step',
  emptyMeans: (weight: string) => `Empty: ${weight}`,
  readAs: (weights: string) => `You have ${weights}`,
};

/** What the form refuses. */
export const formErrors = {
  name: 'Enter a name.',
  number: 'Enter a number like 12.5.',
  range: (least: string, most: string) => `Use ${least} to ${most}.`,
  plates: 'Add at least one pair of plates.',
  samePlate: 'That weight is already there.',
  weights: 'Enter at least one weight.',
  weightList: 'Put a space between weights, like 4 7.5 10.',
  tooMany: 'Use at most 60 weights.',
  order: 'The heaviest can’t be below the lightest.',
  step: 'Choose a larger step.',
};

export const kindNames: Readonly<Record<PlaceKind, string>> = {
  home: 'Home',
  gym: 'Gym',
  hotel: 'Hotel',
  outdoors: 'Outdoors',
  other: 'Other',
};

export const groupNames: Readonly<Record<EquipmentGroup, string>> = {
  bands: 'Bands',
  weights: 'Free weights',
  benches: 'Benches',
  bars: 'Racks and bars',
  machines: 'Machines',
  home: 'Around the house',
  cardio: 'Cardio',
};

export const presetTexts: Readonly<Record<PlacePreset, { title: string; detail: string }>> = {
  dumbbells: { title: 'Home with dumbbells', detail: 'Dumbbells and an adjustable bench' },
  gym: { title: 'Gym', detail: 'Everything a full gym has' },
  twoDumbbells: { title: 'Two dumbbells', detail: 'One pair and a chair' },
  home: { title: 'Well-equipped home', detail: 'Dumbbells, kettlebell, bands and a pull-up bar' },
  barbell: { title: 'Home with a barbell', detail: 'Bar, plates, rack and bench' },
  bands: { title: 'Bands only', detail: 'Long and mini bands with an anchor' },
  hotel: { title: 'Hotel', detail: 'Light dumbbells, a bench and a treadmill' },
  outdoors: { title: 'Outdoors', detail: 'Bars, a bench and steps' },
  nothing: { title: 'No equipment', detail: 'Just you and some floor' },
};

/** The name that a ready-made place begins with. */
export const presetNames: Readonly<Record<PlacePreset, string>> = {
  dumbbells: 'Home',
  gym: 'Gym',
  twoDumbbells: 'Home',
  home: 'Home',
  barbell: 'Home',
  bands: 'Home',
  hotel: 'Hotel',
  outdoors: 'Park',
  nothing: 'Anywhere',
};
