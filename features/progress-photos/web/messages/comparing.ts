export const compareText = {
  title: 'Compare',
  pose: 'Pose',
  earlier: 'Earlier photo',
  later: 'Later photo',
  view: 'View',
  slider: 'Slider',
  sideBySide: 'Side by side',
  divider: 'Divider',
  help: 'Drag across the picture, or move the divider.',
  /** the whole, for those who hear it */
  pair: (pose: string, before: string, after: string) =>
    `${pose}: ${before} on the left, ${after} on the right`,
  apart: (days: number) => (days === 1 ? '1 day apart' : `${days} days apart`),
  tooFew: 'Two photos of one pose',
  addAnother: 'Add a second photo of the same pose, then compare them here.',
};
