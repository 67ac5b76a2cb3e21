export const restText = {
  title: 'Plan the rest of today',
  lead: 'What you logged today counts. The meals that are left are planned around it.',
  missed: 'Planned, not eaten',
  keep: 'Keep',
  drop: 'Not eaten',
  kept: 'Kept portions go into the fridge list.',
  nothingLeft: 'No meal of today is left to plan.',
  plan: 'Plan the rest',
};
