/** Reasons an analysis failed; each sentence says what to do. */
export const FAILURES = {
  'not-set-up': 'Photo analysis isn’t set up here. Search, scan or describe the food instead.',
  limit: 'You’ve used today’s photo analyses. Search or describe the food instead.',
  'too-many-failed': 'Too many of today’s photos failed. Search or describe the food instead.',
  timeout: 'The analysis took too long. Try again, or search for the food instead.',
  refused: 'The service can’t use this picture. Try another one.',
  unreadable: 'The service gave no usable answer. Try again with a clearer picture.',
  unavailable:
    'The analysis service can’t be reached. Try again later, or search for the food instead.',
  'no-food': 'No food was found in this picture. Try again closer up and in better light.',
  'no-label':
    'No nutrition panel was found in this picture. Take it straight from the front, filling the frame.',
  'no-recipe': 'No recipe was found in this picture. Try again closer up and in better light.',
} as const;

export type PhotoFailure = keyof typeof FAILURES;
export const PHOTO_FAILURES = Object.keys(FAILURES) as [PhotoFailure, ...PhotoFailure[]];
