export const addText = {
  title: 'Add an exercise',
  search: 'Search exercises',
  placeholder: 'Try “row” or “no equipment”',
  missing: 'Needs equipment that is not here',
  none: 'No exercises match. Try fewer words.',
  named: (name: string): string => `Add “${name}” as typed`,
};
