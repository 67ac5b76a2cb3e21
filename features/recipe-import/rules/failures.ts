/** Why nothing was read; each sentence says what to do. */
export const FAILURES = {
  'bad-address': 'That isn’t a web address. Copy it from the browser’s address bar.',
  'private-address': 'We only open public web pages. That address leads into a private network.',
  'not-found': 'The site doesn’t know that page. Check the address.',
  refused: 'The site didn’t let us read that page. Copy the recipe and paste it as text.',
  unreachable: 'We couldn’t reach that site. Check the address, or paste the recipe as text.',
  slow: 'The site took longer than 10 seconds. Try again, or paste the recipe as text.',
  'too-large': 'That page is larger than 5 MB. Paste the recipe as text instead.',
  'too-many-redirects': 'That address redirects too often. Open it and copy the final address.',
  'not-a-page': 'That address isn’t a web page. Copy the address of the recipe’s page.',
  'no-recipe': 'We found no recipe on that page. Copy it and paste it as text.',
  'no-text-recipe': 'We found no recipe in that text. Paste the ingredients, one on each line.',
  'too-many-lines': 'That recipe has more than 100 ingredients. Leave some out, then try again.',
  'not-set-up': 'Photos of recipes aren’t set up here. Paste the recipe as text instead.',
  'not-a-picture': 'We can’t read that picture. Use a JPEG, PNG, WebP or HEIC file.',
  'no-photo-recipe': 'We found no recipe in that picture. Try again closer up and in better light.',
  limit: 'You’ve used today’s photo analyses. Paste the recipe as text instead.',
  'too-many-failed': 'Too many of today’s photos failed. Paste the recipe as text instead.',
  'photo-refused': 'The service can’t use this picture. Try another one.',
  'photo-unreadable': 'The service gave no usable answer. Try again with a clearer picture.',
  'photo-slow': 'The analysis took too long. Try again, or paste the recipe as text.',
  'photo-unavailable': 'The analysis service can’t be reached. Paste the recipe as text instead.',
  'not-a-recipe-file':
    'We can’t read that file. Use an export of Mealie, Tandoor, Paprika or Recipe Keeper.',
  'file-too-large': 'That file is too large when unpacked. Export fewer recipes at once.',
  'too-many-recipes': 'That file has more than 500 recipes. Export fewer at once.',
  'no-file-recipe': 'We found no recipes in that file.',
} as const;

export type ReadFailure = keyof typeof FAILURES;
export const READ_FAILURES = Object.keys(FAILURES) as [ReadFailure, ...ReadFailure[]];
